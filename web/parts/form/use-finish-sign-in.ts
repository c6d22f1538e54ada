import type { User } from '@tangent/contract/people/user.ts';
import { useCallback } from 'react';
import { useSearchParams } from '../../app/auth-pages/auth-router.tsx';
import { navigateTo } from '../../app/navigation.ts';
import { HOME_PATH } from '../../app/paths.ts';
import { chooseRedirect } from '../../app/redirect.ts';
import { startSession } from '../../app/session/session.ts';

/** After signing in or up, opens the requested page. */
export function useFinishSignIn(): (user: User) => void {
  const [search] = useSearchParams();
  const target = search.get('redirect');
  return useCallback(
    (user) => {
      startSession(user);
      navigateTo(chooseRedirect(target, location.origin, HOME_PATH), { replace: true });
    },
    [target],
  );
}
