"""What an agent reads once before it begins: the decision, the work done before in its convoy, and what others found out.

Must not judge a change."""
