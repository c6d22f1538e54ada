/** The emails about shares in another account’s tracks. */
export const SHARE_MAILS = ['share_invited', 'share_changed', 'share_claimed', 'share_declined'] as const;
export type ShareMail = (typeof SHARE_MAILS)[number];

/** A track in such an email: the holder's share before and from now on, in hundredths of a percent. */
export type ShareChange = { title: string; before: number; after: number };

/** These emails go to the owner of the tracks, the others to the holder of the share. */
const TO_OWNER: readonly ShareMail[] = ['share_claimed', 'share_declined'];

export function isToOwner(mail: ShareMail): boolean {
  return TO_OWNER.includes(mail);
}
