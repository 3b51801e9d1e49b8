"""What the readers of Java, Kotlin, C#, Rust, PHP, Ruby and Elixir share. Must know no framework."""
