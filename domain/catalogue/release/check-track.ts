import type { Issue } from '../../issue.ts';
import { checkTrackAudio } from './check-audio.ts';
import { checkIsrc } from './check-codes.ts';
import { checkTrackTitle, checkVersionTitle } from './check-title.ts';
import { checkClipStart } from './clip-start.ts';
import { checkTrackArtists } from './credit/check-artists.ts';
import { checkCredits } from './credit/check-credits.ts';
import type { DraftTrack } from './draft.ts';
import { NO_LANGUAGE, TRACK_LANGUAGES } from './language.ts';
import { checkLyrics } from './lyrics/check-lyrics.ts';

// A keystroke changes one track of fifty: the others are the same objects as before, so their results are reused.
const remembered = new WeakMap<DraftTrack, { readonly artists: string; readonly issues: readonly Issue[] }>();

/**
 * Checks a track: title, audio and language are required (S5-009 to S5-011), and all optional fields must be valid.
 * Paths are relative to the track.
 */
export function checkTrack(track: DraftTrack, mainArtists: readonly string[] = []): readonly Issue[] {
  const known = remembered.get(track);
  const artists = mainArtists.join('\n');
  if (known?.artists === artists) return known.issues;
  const issues = checkAll(track, mainArtists);
  remembered.set(track, { artists, issues });
  return issues;
}

function checkAll(track: DraftTrack, mainArtists: readonly string[]): Issue[] {
  return [
    ...checkTrackTitle(track.title),
    ...checkVersionTitle(track.version_title),
    ...checkTrackLanguage(track),
    ...checkAudioUpload(track),
    ...checkClipStart('clip_start_seconds', track.clip_start_seconds, track.audio?.facts ?? null),
    ...checkTrackArtists(track, mainArtists),
    ...checkCredits(track),
    ...checkLyrics(track),
    ...((track.isrc ?? '').trim() === '' ? [] : checkIsrc('isrc', track.isrc ?? '')),
  ];
}

function checkTrackLanguage(track: DraftTrack): Issue[] {
  const path = 'language';
  if (track.language === null || track.language === '') return [{ code: 'required', path }];
  if (!(TRACK_LANGUAGES as readonly string[]).includes(track.language)) return [{ code: 'invalid_choice', path }];
  // Stores refuse an instrumental with a language.
  const instrumental = track.version_type === 'instrumental';
  return instrumental && track.language !== NO_LANGUAGE ? [{ code: 'instrumental_language', path }] : [];
}

function checkAudioUpload(track: DraftTrack): Issue[] {
  const path = 'audio';
  if (track.audio === null || track.audio.state === 'failed') return [{ code: 'required', path }];
  if (track.audio.state !== 'complete' || track.audio.facts === null) return [{ code: 'upload_unfinished', path }];
  return checkTrackAudio(track.title, track.audio.facts);
}
