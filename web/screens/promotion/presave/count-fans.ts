import type { PresaveCampaign } from '@tangent/contract/promotion/presave.ts';

/** Adds the fans of all ways. */
export function countFans({ spotify, mail, calendar }: PresaveCampaign['fans']): number {
  return spotify + mail + calendar;
}
