/** What the product writes about shares in the tracks of somebody else. */
export const SHARE_MAILS = ['share_invited', 'share_changed', 'share_claimed', 'share_declined'] as const;
export type ShareMail = (typeof SHARE_MAILS)[number];

/** A track in such a mail: what of it was somebody's and what is from now on, in hundredths of a percent. */
export type ShareChange = { title: string; before: number; after: number };

/** These go to the owner of the tracks, the others to who has the share. */
const TO_OWNER: readonly ShareMail[] = ['share_claimed', 'share_declined'];

export function isToOwner(mail: ShareMail): boolean {
  return TO_OWNER.includes(mail);
}
