import type { SearchHit, search } from '@tangent/contract/people/search.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../call-api.ts';

const searchKeys = { found: (query: string) => ['search', query] as const };

export type { SearchHit };

/**
 * Searches the account's releases, tracks and artists by words and codes; the previous results stay until the next arrive.
 */
export function useSearch(query: string) {
  return useQuery({
    queryKey: searchKeys.found(query),
    queryFn: ({ signal }) => callApi<typeof search>('GET', '/v1/api/search', { query: { q: query }, signal }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  });
}
