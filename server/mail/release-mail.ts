/** What the product writes about a release. */
export const RELEASE_MAILS = [
  'release_submitted',
  'release_approved',
  'release_reopened',
  'release_rejected',
  'release_published',
] as const;
export type ReleaseMail = (typeof RELEASE_MAILS)[number];
