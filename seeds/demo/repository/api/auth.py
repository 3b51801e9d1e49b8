import os

import jwt
from fastapi import Header, HTTPException


def get_current_user(authorization: str = Header()) -> str:
    try:
        return jwt.decode(authorization, os.environ["TOKEN_SECRET"], algorithms=["HS256"])["sub"]
    except jwt.InvalidTokenError:
        raise HTTPException(status_code=401)
