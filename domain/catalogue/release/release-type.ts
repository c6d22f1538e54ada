/** Kinds of release (S3-040). */
export const RELEASE_TYPES = ['single', 'ep', 'album', 'compilation'] as const;
export type ReleaseType = (typeof RELEASE_TYPES)[number];

/** Versions of a recording (S3-060). */
export const VERSION_TYPES = ['original', 'acoustic', 'cover', 'instrumental', 'live', 'remix'] as const;
export type VersionType = (typeof VERSION_TYPES)[number];
