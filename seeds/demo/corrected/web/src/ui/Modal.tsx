import type { ReactNode } from "react";
import { Avatar } from "./Avatar";
import { Button } from "./Button";

export interface ModalProps {
  title: string;
  open: boolean;
  variant?: "default" | "confirm" | "profile";
  onClose: () => void;
  children: ReactNode;
}

export function Modal({ title, open, variant = "default", onClose, children }: ModalProps) {
  if (!open) return null;
  return (
    <div role="dialog" aria-modal="true" aria-label={title} className={`modal modal-${variant}`}>
      <header>
        {variant === "profile" && <Avatar name={title} />}
        {title}
      </header>
      {children}
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}
