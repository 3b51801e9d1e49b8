from fastapi import FastAPI

from api.members import router

app = FastAPI()
app.include_router(router)
