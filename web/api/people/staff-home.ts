import type { getStaffHome } from '@tangent/contract/people/staff-home.ts';
import { useQuery } from '@tanstack/react-query';
import { backofficeKeys } from '../backoffice-keys.ts';
import { callApi } from '../call-api.ts';

const staffHomeKeys = { all: [...backofficeKeys.all, 'home'] as const };

/** Colleagues and stores add and remove work all the time. */
const POLL_EVERY_MS = 60_000;

/** The queues of the back office, for its home and for the numbers on its tabs. */
export function useStaffHome() {
  return useQuery({
    queryKey: staffHomeKeys.all,
    queryFn: ({ signal }) => callApi<typeof getStaffHome>('GET', '/v1/api/backoffice/home', { signal }),
    refetchInterval: POLL_EVERY_MS,
  });
}
