/** Kinds of artist (S3-025). */
export const ARTIST_TYPES = ['solo', 'duo', 'band', 'group', 'ensemble', 'choir', 'orchestra', 'other'] as const;
export type ArtistType = (typeof ARTIST_TYPES)[number];
