/** The genres of artists and releases (S3-036). */
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
