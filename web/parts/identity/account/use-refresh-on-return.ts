import { useEffect } from 'react';
import { fetchUser } from '../../../api/identity/auth.ts';
import { startSession, useSession } from '../../../app/session/session.ts';

/** Switching windows more often than this sends no further requests. */
const POLL_EVERY_MS = 15_000;

/**
 * Reads the user again when the window gets the focus: a plan bought in another window unlocks its features here
 * without a reload, and typed values stay.
 */
export function useRefreshOnReturn(): void {
  const { state, user } = useSession();
  const id = state === 'verified' ? user?._id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    let checkedAt = Date.now();
    let isHere = true;
    const poll = async () => {
      if (Date.now() - checkedAt < POLL_EVERY_MS) return;
      checkedAt = Date.now();
      const now = await fetchUser().catch(() => null);
      // Another user may have signed in there: this page does not belong to them.
      if (isHere && now?._id === id) startSession(now);
    };
    const listen = () => void poll();
    window.addEventListener('focus', listen);
    return () => {
      isHere = false;
      window.removeEventListener('focus', listen);
    };
  }, [id]);
}
