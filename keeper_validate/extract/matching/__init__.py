"""Rules held against syntax: which queries a source needs, what their matches mean, and whether the conditions of a record hold."""
