"""What code does about who somebody is: services and calls of authentication, and what stands before others."""
