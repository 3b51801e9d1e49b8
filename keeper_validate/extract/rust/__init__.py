"""Rust as values, and where its paths lead. Must know no framework."""
