import type { SearchHit, search } from '@tangent/contract/search.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type { SearchHit };

/** One's own releases and artists by a part of their name; the last answer stays until the next one is here. */
export function useSearch(query: string) {
  return useQuery({
    queryKey: ['search', query],
    queryFn: ({ signal }) => callApi<typeof search>('GET', '/v1/api/search', { query: { q: query }, signal }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  });
}
