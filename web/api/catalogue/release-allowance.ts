import type { getReleaseAllowance } from '@tangent/contract/catalogue/release.ts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../call-api.ts';
import { releaseKeys } from './release-keys.ts';

/**
 * Reads how many releases may still be submitted this month; refreshed on every visit, since another tab may have used
 * one.
 */
export function useReleaseAllowance() {
  return useQuery({
    queryKey: releaseKeys.allowance(),
    queryFn: ({ signal }) => callApi<typeof getReleaseAllowance>('GET', '/v1/api/releases/allowance', { signal }),
  });
}
