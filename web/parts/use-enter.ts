import type { User } from '@tangent/contract/user.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { HOME_PATH } from '../app/paths.ts';
import { chooseRedirect } from '../app/redirect.ts';
import { openSession } from '../app/session.ts';
import { resumeUploads } from './upload/upload-store.ts';

/** After signing in or up: to the page that was asked for, and uploads that waited for this go on. */
export function useEnter(): (user: User) => void {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [search] = useSearchParams();
  const wish = search.get('redirect');
  return useCallback(
    (user) => {
      client.clear();
      openSession(user);
      resumeUploads();
      void navigate(chooseRedirect(wish, location.origin, HOME_PATH), { replace: true });
    },
    [client, navigate, wish],
  );
}
