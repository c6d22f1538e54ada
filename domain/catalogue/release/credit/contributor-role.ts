/** Roles of the people who share in a track (S3-075). */
export const CONTRIBUTOR_ROLES = ['arranger', 'composer', 'lyricist', 'producer', 'writer'] as const;
export type ContributorRole = (typeof CONTRIBUTOR_ROLES)[number];
