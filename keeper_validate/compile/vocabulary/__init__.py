"""What words of a clause stand for, as the lexicons list them. Must not read a sentence."""
