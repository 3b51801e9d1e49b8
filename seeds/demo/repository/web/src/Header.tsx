import { Avatar } from "./ui/Avatar";

export function Header({ userName }: { userName: string }) {
  return (
    <header className="header">
      <h1>Clubhouse</h1>
      <Avatar name={userName} />
    </header>
  );
}
