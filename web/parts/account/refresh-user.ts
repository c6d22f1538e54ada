import type { User } from '@tangent/contract/user.ts';
import { fetchUser } from '../../api/auth.ts';
import { startSession } from '../../app/session.ts';

/** Asks who is signed in once more, after something about them has changed. What cannot be asked now is asked at the next start. */
export async function refreshUser(): Promise<User | null> {
  const user = await fetchUser().catch(() => null);
  if (user !== null) startSession(user);
  return user;
}
