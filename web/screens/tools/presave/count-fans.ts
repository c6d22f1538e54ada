import type { PresaveCampaign } from '@tangent/contract/presave.ts';

/** Adds the fans of all ways. */
export function countFans({ spotify, mail, calendar }: PresaveCampaign['fans']): number {
  return spotify + mail + calendar;
}
