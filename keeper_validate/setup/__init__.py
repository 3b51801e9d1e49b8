"""What `init` brings into a repository and `uninstall` takes out again: sections of hook files, a first law, a workflow.

Must not write over anything that it did not write itself."""
