import { countCharacters } from '../check-text.ts';
import type { Issue } from '../issue.ts';
import { LYRICS_MAX_CHARS } from '../limits.ts';
import type { DraftTrack } from './draft.ts';
import { NO_LANGUAGE } from './language.ts';
import { parseLrc } from './lrc.ts';

/**
 * Checks the lyrics of a track: at most 10,000 characters; synchronised lyrics are LRC lines whose times ascend
 * and are within the track. They must match the other fields of the track: no lyrics on an instrumental, none if the
 * track is marked as having none.
 */
export function checkLyrics(track: DraftTrack): Issue[] {
  const lyrics = track.lyrics ?? '';
  const path = 'lyrics';
  const flag = checkLyricsFlag(track);
  if (flag.length > 0) return flag;
  if (countCharacters(lyrics) > LYRICS_MAX_CHARS) {
    return [{ code: 'max_length', path, params: { max: LYRICS_MAX_CHARS } }];
  }
  // Refuses control characters and lone surrogates; line ends and tabs are allowed.
  if (/\p{Cs}|[^\P{Cc}\t\r\n]/u.test(lyrics)) return [{ code: 'invalid_characters', path }];
  return track.lyrics_synchronized ? checkTimes(track, lyrics) : [];
}

function checkLyricsFlag({ has_lyrics, lyrics, language, version_type }: DraftTrack): Issue[] {
  const path = 'has_lyrics';
  const isWordless = version_type === 'instrumental' || language === NO_LANGUAGE;
  if (has_lyrics && isWordless) return [{ code: 'instrumental_lyrics', path }];
  return !has_lyrics && (lyrics ?? '').trim() !== '' ? [{ code: 'lyrics_unexpected', path }] : [];
}

// Only the first error is reported: later ones often follow from it.
function checkTimes({ audio, has_lyrics }: DraftTrack, text: string): Issue[] {
  const path = 'lyrics';
  if (text.trim() === '') return has_lyrics ? [{ code: 'required', path }] : [];
  const { lines, issues } = parseLrc(text);
  const [first] = issues;
  if (first) return [{ ...first, path }];
  if (lines.length === 0) return [{ code: 'required', path }];
  const last = lines.at(-1)?.at_ms ?? 0;
  const length = audio?.facts?.duration_ms ?? Number.POSITIVE_INFINITY;
  return last > length ? [{ code: 'lrc_after_end', path }] : [];
}
