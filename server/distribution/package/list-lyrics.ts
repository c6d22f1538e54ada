import type { Release } from '@tangent/contract/catalogue/release.ts';
import { type LyricsFormat, writeLyricsFile } from '@tangent/domain/catalogue/release/lyrics/lyrics-file.ts';
import { readLyrics } from '@tangent/domain/catalogue/release/lyrics/read-lyrics.ts';
import { createTextEntry } from '../../platform/zip/create-text-entry.ts';
import type { ZipEntry } from '../../platform/zip/stream-zip.ts';
import { safeName } from './safe-name.ts';

/**
 * Lists the lyrics of a release as files that other services read: plain text, or LRC and TTML for lyrics with times. A
 * draft may have lines without a time; those are in the LRC file without one.
 */
export function listLyrics({ tracks, updated_at }: Release): ZipEntry[] {
  return tracks.flatMap((track) => {
    const { lyrics: text, lyrics_synchronized: is_synchronized, position, title } = track;
    if (text === null || text.trim() === '') return [];
    const name = `lyrics/${String(position).padStart(2, '0')} ${safeName(title, 'Untitled')}`;
    const { language, duration_ms } = { language: track.language, duration_ms: track.audio?.audio?.duration_ms };
    const write = (wanted: LyricsFormat) => {
      const facts = { language: language ?? '', duration_ms: duration_ms ?? 0 };
      const file = writeLyricsFile({ text, is_synchronized }, facts, wanted);
      return createTextEntry(`${name}.${file.format.toLowerCase()}`, file.text, new Date(updated_at));
    };
    const isTimed = readLyrics(text).lines.every((line) => line.at_ms !== null || line.text === '');
    const isReady = language != null && duration_ms != null && isTimed;
    return is_synchronized && isReady ? [write('LRC'), write('TTML')] : [write('LRC')];
  });
}
