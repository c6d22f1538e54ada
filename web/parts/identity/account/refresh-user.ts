import type { User } from '@tangent/contract/people/user.ts';
import { fetchUser } from '../../../api/identity/auth.ts';
import { startSession } from '../../../app/session/session.ts';

/** Reads the signed-in user again after their data changed. If the server is unreachable, the next start reads it. */
export async function refreshUser(): Promise<User | null> {
  const user = await fetchUser().catch(() => null);
  if (user !== null) startSession(user);
  return user;
}
