/** The genres of SPEC 3, for artists and releases. */
export const GENRES = [
  'classical',
  'country',
  'electronic',
  'folk',
  'hiphop',
  'jazz',
  'latin',
  'metal',
  'pop',
  'reggae',
  'rnb',
  'rock',
  'world',
] as const;
export type Genre = (typeof GENRES)[number];
