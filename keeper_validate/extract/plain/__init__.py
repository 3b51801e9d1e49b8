"""What the readers of Java, Kotlin, C#, Rust, PHP and Ruby share. Must know no framework."""
