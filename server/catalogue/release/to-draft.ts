import type { Release, Track } from '@tangent/contract/catalogue/release.ts';
import type { Draft, DraftTrack } from '@tangent/domain/catalogue/release/draft.ts';

/** Picks the part of a release that the submission rules check. */
export function toDraft(release: Release): Draft {
  return { ...release, tracks: release.tracks.map(toDraftTrack) };
}

function toDraftTrack({ audio, ...track }: Track): DraftTrack {
  return { ...track, audio: audio && { state: audio.state, facts: audio.audio } };
}
