import { useEffect, useState } from "react";
import { Button } from "../ui/Button";
import { Modal } from "../ui/Modal";

export function Profile({ userId, onClose }: { userId: string; onClose: () => void }) {
  const [name, setName] = useState("");
  useEffect(() => {
    fetch(`/users/${userId}`).then((reply) => reply.json()).then((user) => setName(user.name));
  }, [userId]);
  async function logout() {
    await fetch("/sessions", { method: "DELETE" });
    window.location.assign("/login");
  }
  return (
    <Modal title={name} open variant="profile" onClose={onClose}>
      <Button variant="primary" onClick={logout}>
        Log out
      </Button>
    </Modal>
  );
}
