/** The order of 'My Releases', by time of creation. */
export const RELEASE_SORTS = ['newest', 'oldest'] as const;
export type ReleaseSort = (typeof RELEASE_SORTS)[number];
