from fastapi import APIRouter

from api.models import Member, UserStatus

router = APIRouter(prefix="/members")


@router.get("/{member_id}")
def read_member(member_id: str) -> Member:
    return Member(id=member_id, name=member_id, status=UserStatus.ACTIVE)
