import { fetchUser } from '../../api/auth.ts';
import { openSession } from '../../app/session.ts';

/** After a change of what the frame of the page shows: name, address. What cannot be asked now is asked at the next start. */
export async function refreshUser(): Promise<void> {
  const user = await fetchUser().catch(() => null);
  if (user !== null) openSession(user);
}
