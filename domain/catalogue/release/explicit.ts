type Flags = { readonly explicit: boolean; readonly tracks: readonly { readonly explicit: boolean }[] };

/**
 * Returns whether a release counts as explicit: it is marked so, or any of its tracks is. Stores refuse a
 * contradiction.
 */
export function isExplicit({ explicit, tracks }: Flags): boolean {
  return explicit || hasExplicitTrack(tracks);
}

/** Returns whether any track is explicit; then the flag of the release cannot be cleared. */
export function hasExplicitTrack(tracks: Flags['tracks']): boolean {
  return tracks.some((track) => track.explicit);
}
