from fastapi import APIRouter, Depends

from api.auth import get_current_user
from api.models import Member, UserStatus

router = APIRouter(prefix="/members")


@router.get("/{member_id}")
def read_member(member_id: str, user: str = Depends(get_current_user)) -> Member:
    return Member(id=member_id, name=user, status=UserStatus.ACTIVE)
