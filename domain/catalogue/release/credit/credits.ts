/** Roles of the people who share in a track (S3-075). */
export const CONTRIBUTOR_ROLES = ['arranger', 'composer', 'lyricist', 'producer', 'writer'] as const;
export type ContributorRole = (typeof CONTRIBUTOR_ROLES)[number];

/** Instruments and voices of performers (S3-076, A-079). */
export const INSTRUMENTS = [
  'vocals',
  'backing_vocals',
  'guitar',
  'acoustic_guitar',
  'electric_guitar',
  'bass',
  'double_bass',
  'piano',
  'keyboards',
  'synthesizer',
  'organ',
  'accordion',
  'drums',
  'percussion',
  'drum_machine',
  'turntables',
  'sampler',
  'violin',
  'viola',
  'cello',
  'harp',
  'flute',
  'clarinet',
  'oboe',
  'saxophone',
  'trumpet',
  'trombone',
  'french_horn',
  'tuba',
  'harmonica',
  'banjo',
  'mandolin',
  'ukulele',
  'bouzouki',
  'other',
] as const;
export type Instrument = (typeof INSTRUMENTS)[number];

/**
 * One share of a track: a person in one role. Shares are whole hundredths of a percent; those of a track total 10,000.
 */
export type Contributor = {
  readonly name: string;
  readonly role: ContributorRole;
  readonly share_basis_points: number;
};

/** A person who performs on a track. */
export type Performer = { readonly name: string; readonly instrument: Instrument };
