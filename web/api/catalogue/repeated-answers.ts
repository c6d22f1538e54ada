import type { getRepeatedAnswers } from '@tangent/contract/catalogue/release.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { callApi } from '../call-api.ts';

const repeatedKeys = {
  one: (artistId: string | null, except: string | null) => ['repeated-answers', artistId, except] as const,
};

/** Loads the last submitted release of an artist and the answers that a draft takes from it; the draft is no example. */
export function useRepeatedAnswers(artistId: string | null, except: string | null) {
  const query = artistId === null ? null : { artist_id: artistId, ...(except === null ? {} : { except }) };
  return useQuery({
    queryKey: repeatedKeys.one(artistId, except),
    queryFn:
      query === null
        ? skipToken
        : ({ signal }) =>
            callApi<typeof getRepeatedAnswers>('GET', '/v1/api/releases/repeated-answers', { query, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
