import { countCharacters } from '../../../check-text.ts';
import type { Issue } from '../../../issue.ts';
import { LYRICS_MAX_CHARS, LYRICS_STORED_MAX_CHARS } from '../../release-limits.ts';
import type { DraftTrack } from '../draft.ts';
import { NO_LANGUAGE } from '../language.ts';
import { formatLineTimes } from './format-lyrics.ts';
import { formatTime } from './lrc.ts';
import { readLyrics } from './read-lyrics.ts';
import type { LyricsLine } from './timed-lyrics.ts';

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
  const length = measureLyrics(lyrics);
  if (length > LYRICS_MAX_CHARS) return [{ code: 'max_length', path, params: { max: LYRICS_MAX_CHARS } }];
  const line = findUnreadableLine(lyrics);
  return line === null ? [] : [{ code: 'lyrics_unreadable', path, params: { line } }];
}

/**
 * Counts the characters of lyrics: those of the lines with their times, as LRC has them. Times of words, voices and
 * translations do not count, up to a length that no song needs.
 */
export function measureLyrics(lyrics: string): number {
  const length = countCharacters(lyrics);
  if (length <= LYRICS_MAX_CHARS || length > LYRICS_STORED_MAX_CHARS) return length;
  return countCharacters(formatLineTimes(readLyrics(lyrics).lines));
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
  const late = findLate(lines, audio?.facts?.duration_ms ?? Number.POSITIVE_INFINITY);
  return late === null ? [] : [{ code: 'lrc_after_end', path, params: { line: findLine(text, late) } }];
}

/** Finds the first line with a time after the end of the track: its own, that of a word, or an end. */
function findLate(lines: readonly LyricsLine[], length: number): LyricsLine | null {
  const isLate = ({ at_ms, end_ms, words = [] }: LyricsLine) => {
    const starts = [at_ms ?? 0, ...words.map((word) => word.at_ms)];
    const ends = [end_ms ?? 0, ...words.map((word) => word.end_ms ?? 0)];
    // Times are rounded to hundredths of a second, so what lasts until the end may seem to end after it.
    return Math.max(...starts) > length || Math.max(...ends) > length + ROUNDING_MS;
  };
  return lines.find(isLate) ?? null;
}

const ROUNDING_MS = 10;

/** Returns the number of a line in the text, from 1. */
function findLine(text: string, { at_ms }: LyricsLine): number {
  const mark = `[${formatTime(at_ms ?? 0)}]`;
  return (
    Math.max(
      0,
      text.split('\n').findIndex((line) => line.trimStart().startsWith(mark)),
    ) + 1
  );
}
