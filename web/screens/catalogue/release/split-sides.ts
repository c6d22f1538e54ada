/** From this many tracks on, a list is shorter as two sides. */
const SIDES_FROM = 10;

/** Splits the tracks of one disc into two sides; null where they are few, or on several discs. */
export function splitSides<Track extends { readonly disc_number: number }>(
  tracks: readonly Track[],
): readonly [readonly Track[], readonly Track[]] | null {
  if (tracks.length < SIDES_FROM || new Set(tracks.map(({ disc_number }) => disc_number)).size > 1) return null;
  const half = Math.ceil(tracks.length / 2);
  return [tracks.slice(0, half), tracks.slice(half)];
}
