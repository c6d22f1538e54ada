import type { Release, Track } from '@tangent/contract/release.ts';
import type { Draft, DraftTrack } from '@tangent/domain/release/draft.ts';

/** The part of a release that the rules of a submission look at. */
export function toDraft(release: Release): Draft {
  return { ...release, tracks: release.tracks.map(toDraftTrack) };
}

function toDraftTrack({ audio, ...track }: Track): DraftTrack {
  return { ...track, audio: audio && { state: audio.state, facts: audio.audio } };
}
