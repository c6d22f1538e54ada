type Flags = { readonly explicit: boolean; readonly tracks: readonly { readonly explicit: boolean }[] };

/** Whether a release counts as explicit: set by hand, or any of its tracks is. Stores refuse the contradiction. */
export function isExplicit({ explicit, tracks }: Flags): boolean {
  return explicit || hasExplicitTrack(tracks);
}

/** While a track is explicit the release's own flag cannot be cleared. */
export function hasExplicitTrack(tracks: Flags['tracks']): boolean {
  return tracks.some((track) => track.explicit);
}
