from enum import Enum

from pydantic import BaseModel


class UserStatus(str, Enum):
    ACTIVE = "active"
    AWAY = "away"
    SUSPENDED = "inactive"
    DELETED = "deleted"


class Member(BaseModel):
    id: str
    name: str
    status: UserStatus
