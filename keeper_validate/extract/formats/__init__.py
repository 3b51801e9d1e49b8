"""Formats that are read without a grammar package. Must not know what a change of them means."""
