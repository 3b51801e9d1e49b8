"""What grammars call the nodes that several readers of words ask about. Must not know what is read in them."""

TEXTS = frozenset({"string_content", "string_fragment", "interpreted_string_literal_content"})
"""The inside of a text."""
ARGUMENTS = frozenset({"arguments", "argument_list"})
"""What a call is given."""
MEMBERS = {"attribute": "object", "member_expression": "object"}
"""A member of something, and the field that this is in."""
