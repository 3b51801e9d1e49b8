export interface Profile {
  id: string;
  name: string;
}

export class UserService {
  async getProfile(id: string): Promise<Profile> {
    const reply = await fetch(`${process.env.MEMBERS_URL}/members/${id}`);
    return (await reply.json()) as Profile;
  }
}

export const userService = new UserService();
