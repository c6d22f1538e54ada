import { countCharacters } from '../../../check-text.ts';
import type { Issue } from '../../../issue.ts';
import { LYRICS_MAX_CHARS } from '../../release-limits.ts';
import type { DraftTrack } from '../draft.ts';
import { NO_LANGUAGE } from '../language.ts';
import { readLyrics } from './read-lyrics.ts';

/**
 * Checks the lyrics of a track: at most 10,000 characters, each of which can be read; every line of
 * synchronised lyrics has a time within the track. They must match the other fields of the track: no lyrics on an
 * instrumental, none if the track is marked as having none.
 */
export function checkLyrics(track: DraftTrack): Issue[] {
  const lyrics = track.lyrics ?? '';
  const path = 'lyrics';
  const flag = checkLyricsFlag(track);
  if (flag.length > 0) return flag;
  const text = checkLyricsText(lyrics, path);
  if (text.length > 0) return text;
  return track.lyrics_synchronized ? checkTimes(track, lyrics) : [];
}

/** Checks what can be said about lyrics while they are typed, whatever their track: their length and their characters. */
export function checkLyricsText(lyrics: string, path: string): Issue[] {
  if (countCharacters(lyrics) > LYRICS_MAX_CHARS) {
    return [{ code: 'max_length', path, params: { max: LYRICS_MAX_CHARS } }];
  }
  const line = findUnreadableLine(lyrics);
  return line === null ? [] : [{ code: 'lyrics_unreadable', path, params: { line } }];
}

function checkLyricsFlag({ has_lyrics, lyrics, language, version_type }: DraftTrack): Issue[] {
  const path = 'has_lyrics';
  const isWordless = version_type === 'instrumental' || language === NO_LANGUAGE;
  if (has_lyrics && isWordless) return [{ code: 'instrumental_lyrics', path }];
  return !has_lyrics && (lyrics ?? '').trim() !== '' ? [{ code: 'lyrics_unexpected', path }] : [];
}

/**
 * Finds the first line, from 1, with a control character, a lone surrogate, or the sign that stands for a character
 * which a program could not decode.
 */
function findUnreadableLine(lyrics: string): number | null {
  const found = /\p{Cs}|[^\P{Cc}\t\r\n]|\uFFFD/u.exec(lyrics);
  return found === null ? null : lyrics.slice(0, found.index).split(/\r\n|\r|\n/).length;
}

function checkTimes({ audio, has_lyrics }: DraftTrack, text: string): Issue[] {
  const path = 'lyrics';
  const { lines, notes } = readLyrics(text);
  const untimed = notes.find(({ code }) => code === 'lyrics_untimed');
  if (untimed) return [{ code: 'lrc_line', path, params: { line: untimed.params.line } }];
  if (lines.every((line) => line.text === '')) return has_lyrics ? [{ code: 'required', path }] : [];
  if (lines.every(({ at_ms }) => at_ms === null)) return [{ code: 'lrc_line', path, params: { line: 1 } }];
  const last = lines.findLast(({ at_ms }) => at_ms !== null)?.at_ms ?? 0;
  const length = audio?.facts?.duration_ms ?? Number.POSITIVE_INFINITY;
  return last > length ? [{ code: 'lrc_after_end', path }] : [];
}
