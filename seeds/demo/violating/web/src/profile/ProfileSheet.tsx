import { useEffect, useState } from "react";
import styled from "styled-components";

const LeaveLink = styled.button`
  color: crimson;
`;

export const ProfileSheet = ({ userId, onClose }: { userId: string; onClose: () => void }) => {
  const [name, setName] = useState("");
  useEffect(() => {
    fetch(`/users/${userId}`).then((reply) => reply.json()).then((user) => setName(user.name));
  }, [userId]);
  return (
    <div role="dialog" aria-modal="true">
      <h2>{name}</h2>
      <LeaveLink onClick={onClose}>Log out</LeaveLink>
    </div>
  );
};
