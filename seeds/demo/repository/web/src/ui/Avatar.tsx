export interface AvatarProps {
  name: string;
  url?: string;
}

export function Avatar({ name, url }: AvatarProps) {
  return <img className="avatar" alt={name} src={url ?? "/avatar.svg"} />;
}
