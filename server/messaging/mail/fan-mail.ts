/** The emails to fans who asked for a reminder: confirm the address, the release is out, the date moved. */
export const FAN_MAILS = ['confirm', 'release_day', 'new_date'] as const;
export type FanMail = (typeof FAN_MAILS)[number];
