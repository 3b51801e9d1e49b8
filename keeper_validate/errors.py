"""The one expected failure, and the exit statuses of the command line."""

UPHELD = 0
VIOLATED = 1
NOT_JUDGED = 2
DEFERRED = 4
INTERNAL = 70


class KeeperError(Exception):
    """A run that cannot be judged, caused by its input; the message is one sentence saying what is wrong, where, and how to mend it."""
