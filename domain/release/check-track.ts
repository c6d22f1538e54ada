import type { Issue } from '../issue.ts';
import { checkTrackAudio } from './check-audio.ts';
import { checkTrackTitle } from './check-title.ts';
import type { DraftTrack } from './draft.ts';
import { NO_LANGUAGE, TRACK_LANGUAGES } from './language.ts';

/** What a track must have: title, audio and language (SPEC 5). Paths are relative to the track. */
export function checkTrack(track: DraftTrack): Issue[] {
  return [...checkTrackTitle(track.title), ...checkTrackLanguage(track), ...checkAudioUpload(track)];
}

function checkTrackLanguage(track: DraftTrack): Issue[] {
  const path = 'language';
  if (track.language === null || track.language === '') return [{ code: 'required', path }];
  if (!(TRACK_LANGUAGES as readonly string[]).includes(track.language)) return [{ code: 'invalid_choice', path }];
  // Stores refuse an instrumental that claims a language.
  const instrumental = track.version_type === 'instrumental';
  return instrumental && track.language !== NO_LANGUAGE ? [{ code: 'instrumental_language', path }] : [];
}

function checkAudioUpload(track: DraftTrack): Issue[] {
  const path = 'audio';
  if (track.audio === null || track.audio.state === 'failed') return [{ code: 'required', path }];
  if (track.audio.state !== 'complete' || track.audio.facts === null) return [{ code: 'upload_unfinished', path }];
  return checkTrackAudio(track.title, track.audio.facts);
}
