import type { listReleases } from '@tangent/contract/catalogue/release.ts';
import type { CallInput } from '../call-api.ts';

/** The filters and the order of the list, without its page. */
export type ReleaseQuery = Omit<NonNullable<CallInput<typeof listReleases>['query']>, 'cursor'>;

/** The query keys of releases; in a file of its own, because many nouns change what releases show. */
export const releaseKeys = {
  all: ['releases'] as const,
  lists: () => [...releaseKeys.all, 'list'] as const,
  list: (query: ReleaseQuery) => [...releaseKeys.lists(), query] as const,
  one: (id: string) => [...releaseKeys.all, id] as const,
  deliveries: (id: string) => [...releaseKeys.one(id), 'deliveries'] as const,
  calendar: (id: string) => [...releaseKeys.one(id), 'calendar'] as const,
  handover: (id: string) => [...releaseKeys.one(id), 'handover'] as const,
  proof: (id: string) => [...releaseKeys.one(id), 'proof'] as const,
  allowance: () => [...releaseKeys.all, 'allowance'] as const,
  /** The blocks of the dashboard that show releases. */
  dashboard: (block: 'next' | 'first-steps' | 'latest-and-upcoming' | 'activity') =>
    [...releaseKeys.all, 'dashboard', block] as const,
};
