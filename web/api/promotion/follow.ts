import type { getArtistPage } from '@tangent/contract/promotion/follow.ts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../call-api.ts';

const followKeys = { page: (id: string) => ['artist-page', id] as const };

/** Returns the address of an artist's public page, and how many people follow by email. */
export function useArtistPage(id: string) {
  return useQuery({
    queryKey: followKeys.page(id),
    queryFn: ({ signal }) =>
      callApi<typeof getArtistPage>('GET', '/v1/api/artists/:id/page', { params: { id }, signal }),
  });
}
