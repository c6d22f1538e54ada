import type { ReleaseStatus } from '../../catalogue/release/status.ts';
import { countCharacters, hasUnprintableCharacters } from '../../check-text.ts';
import type { Issue } from '../../issue.ts';
import { PITCH_CHARS, SPOTIFY_PITCH_CHARS } from '../playlist-limits.ts';
import type { PlaylistTakes } from './playlist.ts';

/** The releases whose songs can be pitched. */
export const PITCHABLE_STATUSES = ['approved', 'in_process', 'published'] as const satisfies readonly ReleaseStatus[];

/** Checks song and text of a pitch (S5-050 to S5-052). The text counts after trimming, in characters. */
export function checkPitch({ track_id, text }: { track_id: string | null; text: string }): Issue[] {
  return [...(track_id ? [] : [{ code: 'pitch_song_required', path: 'track_id' }]), ...checkPitchText(text)];
}

function checkPitchText(text: string): Issue[] {
  const path = 'text';
  const count = countCharacters(text);
  if (count === 0) return [{ code: 'pitch_text_required', path }];
  if (count < PITCH_CHARS.min) return [{ code: 'pitch_too_short', path, params: { min: PITCH_CHARS.min } }];
  if (count > PITCH_CHARS.max) return [{ code: 'pitch_too_long', path, params: { max: PITCH_CHARS.max } }];
  return hasUnprintableCharacters(text.replaceAll(/[\n\r\t]/g, ' ')) ? [{ code: 'pitch_characters', path }] : [];
}

/** Describes the length of a pitch for its counters: how long it is, and what still fits. */
export function measurePitch(text: string): { count: number; missing: number; spotify_left: number; left: number } {
  const count = countCharacters(text);
  return {
    count,
    missing: Math.max(0, PITCH_CHARS.min - count),
    spotify_left: SPOTIFY_PITCH_CHARS - count,
    left: PITCH_CHARS.max - count,
  };
}

/** Returns whether a playlist takes a song of a release in this status. */
export function takesSong(takes: PlaylistTakes, status: ReleaseStatus): boolean {
  if (takes === 'any') return true;
  return (takes === 'released') === (status === 'published');
}
