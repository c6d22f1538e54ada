/** The rights of a program that acts for a paid account. */
export const API_SCOPES = ['read_releases', 'write_drafts', 'read_analytics', 'read_royalties'] as const;
export type ApiScope = (typeof API_SCOPES)[number];
