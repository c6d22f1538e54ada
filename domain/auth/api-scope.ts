/** What a program may do on behalf of a paid account. */
export const API_SCOPES = ['read_releases', 'write_drafts', 'read_analytics', 'read_royalties'] as const;
export type ApiScope = (typeof API_SCOPES)[number];
