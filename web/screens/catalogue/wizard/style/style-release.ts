import type { Artist } from '@tangent/contract/catalogue/artist.ts';
import type { StyleRelease, StyleTrack } from '@tangent/domain/catalogue/release/style/style-rule.ts';
import type { DraftForm, TrackForm } from '../draft/draft-form.ts';

/** The facts the style rules need besides the form. */
export type StyleFacts = {
  readonly artists: readonly Artist[];
  readonly known_names: readonly string[];
  readonly today: string;
};

// The rules cache their findings by track object, so an unchanged track has to stay the same object.
const tracks = new WeakMap<TrackForm, StyleTrack>();

/** Returns the form as the style rules expect it. */
export function toStyleRelease(form: DraftForm, { artists, known_names, today }: StyleFacts): StyleRelease {
  return {
    ...form,
    artist: artists.find(({ id }) => id === form.artist_id) ?? null,
    artwork: form.artwork?.artwork ?? null,
    tracks: form.tracks.map(toStyleTrack),
    known_names,
    today,
  };
}

function toStyleTrack(track: TrackForm): StyleTrack {
  const known = tracks.get(track);
  if (known !== undefined) return known;
  const converted = { ...track, audio: track.audio?.audio ?? null };
  tracks.set(track, converted);
  return converted;
}
