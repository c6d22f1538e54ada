import type { Release } from '@tangent/contract/catalogue/release.ts';
import {
  exportLyrics,
  isRich,
  LYRICS_EXPORTS,
  type LyricsExport,
} from '@tangent/domain/catalogue/release/lyrics/lyrics-file.ts';
import { readLyrics } from '@tangent/domain/catalogue/release/lyrics/read-lyrics.ts';
import { createTextEntry } from '../../platform/zip/create-text-entry.ts';
import type { ZipEntry } from '../../platform/zip/stream-zip.ts';
import { safeName } from './safe-name.ts';

/**
 * Lists the lyrics of a release as files that other services read: plain text, or LRC and TTML for lyrics with times, and
 * both once more with times of words, voices, sections and translations when a track has any. A draft may have lines
 * without a time; those are in the LRC file without one.
 */
export function listLyrics({ tracks, updated_at }: Release): ZipEntry[] {
  return tracks.flatMap((track) => {
    const { lyrics: text, lyrics_synchronized: is_synchronized, position, title, language } = track;
    if (text === null || text.trim() === '') return [];
    const name = `lyrics/${String(position).padStart(2, '0')} ${safeName(title, 'Untitled')}`;
    const duration_ms = track.audio?.audio?.duration_ms;
    const write = (wanted: LyricsExport) => {
      const written = exportLyrics(text, { language: language ?? 'und', duration_ms: duration_ms ?? 0, title }, wanted);
      return createTextEntry(`${name}.${LYRICS_EXPORTS[wanted]}`, written, new Date(updated_at));
    };
    if (!is_synchronized) return [write('text')];
    const isTimed = readLyrics(text).lines.every((line) => line.at_ms !== null || line.text === '');
    const isReady = language != null && duration_ms != null && isTimed;
    const simple = isReady ? [write('lrc'), write('ttml_store')] : [write('lrc')];
    if (!isRich(text)) return simple;
    return [...simple, write('lrc_words'), ...(isReady ? [write('ttml_player')] : [])];
  });
}
