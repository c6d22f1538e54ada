/** Roles of the people who share in a track (S3-075). */
export const CONTRIBUTOR_ROLES = ['arranger', 'composer', 'lyricist', 'producer', 'writer'] as const;

/** All roles that a share can have: the five, and those of people who adapt the work of another author. */
export const SHARE_ROLES = [...CONTRIBUTOR_ROLES, 'adapter', 'translator'] as const;
export type ContributorRole = (typeof SHARE_ROLES)[number];
