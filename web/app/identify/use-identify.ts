import { isBlocked } from '@tangent/domain/identity/access/blocked.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../session/session.ts';
import { useConsent } from './consent.ts';
import { isPrivatePath, listToolIds } from './tools-in-page.ts';

/** Sends the user's facts to the tools that are configured and allowed; without them not even their code is loaded. */
export function useIdentify(): void {
  const session = useSession();
  const consent = useConsent();
  const { pathname } = useLocation();
  const user = session.state === 'verified' ? session.user : null;
  const isPrivate = isPrivatePath(pathname);
  useEffect(() => {
    if (user === null || isBlocked(user) || consent !== 'all' || isPrivate || listToolIds().length === 0) return;
    void import('./identify.ts').then(({ identify }) => identify(user, location.pathname));
  }, [user, consent, isPrivate]);
}
