/** The rights of a program that acts for a paid account. */
export const API_SCOPES = [
  'read_releases',
  'write_drafts',
  'submit_releases',
  'take_down_releases',
  'write_links',
  'read_analytics',
  'read_royalties',
  'use_webhooks',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];
