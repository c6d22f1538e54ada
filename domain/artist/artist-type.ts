/** Kinds of artist (SPEC 3). */
export const ARTIST_TYPES = ['solo', 'duo', 'band', 'group', 'ensemble', 'choir', 'orchestra', 'other'] as const;
export type ArtistType = (typeof ARTIST_TYPES)[number];
