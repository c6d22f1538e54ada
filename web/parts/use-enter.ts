import type { User } from '@tangent/contract/user.ts';
import { useCallback } from 'react';
import { useSearchParams } from '../app/doors/door-router.tsx';
import { HOME_PATH } from '../app/paths.ts';
import { goToPlace } from '../app/place.ts';
import { chooseRedirect } from '../app/redirect.ts';
import { openSession } from '../app/session.ts';

/** After signing in or up: to the page that was asked for. */
export function useEnter(): (user: User) => void {
  const [search] = useSearchParams();
  const wish = search.get('redirect');
  return useCallback(
    (user) => {
      openSession(user);
      goToPlace(chooseRedirect(wish, location.origin, HOME_PATH), { replace: true });
    },
    [wish],
  );
}
