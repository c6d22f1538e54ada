// Apple's list of genre codes is given to partners only. These codes stand in deliveries that are public; the marked ones
// are read from one list without a delivery, or two sources disagree. Compare with Apple's list when it is at hand.

/** Apple's code of each genre of ours. */
export const APPLE_GENRES = {
  classical: 'CLASSICAL-00',
  country: 'COUNTRY-00',
  electronic: 'ELECTRONIC-00',
  // Doubtful: listed, no delivery seen.
  folk: 'CONTEMPORARY-FOLK-00',
  // Doubtful: a delivery has HIP-HOP-00, which the list has below HIP-HOP-RAP-00.
  hiphop: 'HIP-HOP-RAP-00',
  jazz: 'JAZZ-00',
  latin: 'LATIN-00',
  // Doubtful: listed, no delivery seen.
  metal: 'HEAVY-METAL-00',
  pop: 'POP-00',
  // Doubtful: listed, no delivery seen.
  reggae: 'REGGAE-00',
  // Doubtful: a delivery has R&B-00.
  rnb: 'R-B-SOUL-00',
  rock: 'ROCK-00',
  world: 'WORLD-00',
} as const satisfies Record<string, string>;

/** Codes that are known besides; another one is a warning, because the list is not complete. */
const MORE_CODES = [
  'ALTERNATIVE-00',
  'HIP-HOP-00',
  'INDIAN-CLASSICAL-00',
  'PUNJABI-POP-00',
  'R&B-00',
  'SINGER-SONGWRITER-01',
] as const;

/** Every genre code that we know. */
export const GENRE_CODES: ReadonlySet<string> = new Set<string>([...Object.values(APPLE_GENRES), ...MORE_CODES]);
