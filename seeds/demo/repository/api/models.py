from enum import Enum

from pydantic import BaseModel


class UserStatus(str, Enum):
    ACTIVE = "active"
    SUSPENDED = "suspended"
    DELETED = "deleted"


class Member(BaseModel):
    id: str
    name: str
    status: UserStatus
