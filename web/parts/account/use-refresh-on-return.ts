import { useEffect } from 'react';
import { fetchUser } from '../../api/auth.ts';
import { startSession, useSession } from '../../app/session.ts';

/** Whoever comes and goes between windows does not ask more often than this. */
const POLL_EVERY_MS = 15_000;

/**
 * A plan may be bought in another window: whoever comes back to this one finds what it unlocks, without loading the page again.
 * What was typed stays.
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
      // Somebody else may have signed in there: this page is not theirs.
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
