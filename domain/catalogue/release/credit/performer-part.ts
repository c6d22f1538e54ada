import { INSTRUMENTS } from './instrument.ts';

/** Roles of performers besides playing an instrument, as stores know them. */
const PERFORMER_ROLES = [
  'lead_vocals',
  'rap',
  'spoken_word',
  'choir',
  'orchestra',
  'ensemble',
  'soloist',
  'conductor',
  'dj',
] as const;

/** Everything a performer can do on a track, in the order in which it is offered. */
export const PERFORMER_PARTS = [...PERFORMER_ROLES, ...INSTRUMENTS] as const;
export type PerformerPart = (typeof PERFORMER_PARTS)[number];
