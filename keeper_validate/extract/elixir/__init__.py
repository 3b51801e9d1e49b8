"""Elixir as values. Must know no framework."""
