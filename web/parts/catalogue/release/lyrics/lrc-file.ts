import { LYRICS_EXPORTS, type LyricsExport } from '@tangent/domain/catalogue/release/lyrics/lyrics-file.ts';
import type { LyricsNote } from '@tangent/domain/catalogue/release/lyrics/lyrics-notes.ts';
import { toStoredLyrics } from '@tangent/domain/catalogue/release/lyrics/stored-lyrics.ts';

/** A file of lyrics: the text for the field, and notes about marks that were left out and repairs. */
export type LrcFile = {
  readonly lyrics: string;
  readonly notes: readonly LyricsNote[];
  /** The language by whose letters a file without Unicode was read; null when the encoding is certain. */
  readonly guessed_language: string | null;
};

/**
 * Reads a file of lyrics in any encoding: LRC in all its forms, or plain text. The language of the track helps where an
 * encoding is doubtful. Returns null when there are no words in it.
 */
export async function readLrcFile(file: Uint8Array, language: string | null = null): Promise<LrcFile | null> {
  const { decodeText } = await import('@tangent/domain/text/decode-text.ts');
  const { text, ...decoded } = decodeText(file, { language });
  if (text.includes('\0') || text.includes('\uFFFD')) return null;
  const { lyrics, notes } = toStoredLyrics(text, { is_synchronized: true, may_have_times: true });
  return lyrics === null || OTHER_FILE.test(lyrics) ? null : { lyrics, notes, guessed_language: decoded.language };
}

/** Files of word processors and markup are text too, but not lyrics; of subtitles only the words are left. */
const OTHER_FILE = /^\s*(?:\{\\rtf|<(?:\?xml|!doctype|html|tt)\b)/iu;

/** Returns the name of an exported file without characters that some file systems forbid. */
export function lyricsFileName(title: string, wanted: LyricsExport): string {
  const bare = title
    .replace(/[\p{Cc}<>:"/\\|?*]/gu, '')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 80);
  return `${bare === '' ? 'lyrics' : bare}.${LYRICS_EXPORTS[wanted]}`;
}
