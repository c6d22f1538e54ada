/** The emails about a pitch: to the curator when it arrives, to the artist when it is answered or closed. */
export const PITCH_MAILS = ['pitch_received', 'pitch_accepted', 'pitch_declined', 'pitch_closed'] as const;
export type PitchMail = (typeof PITCH_MAILS)[number];
