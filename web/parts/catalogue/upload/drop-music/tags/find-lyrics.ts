import { formatLyrics, removeTimes } from '@tangent/domain/catalogue/release/lyrics/format-lyrics.ts';
import { readLyrics, readTimedPieces } from '@tangent/domain/catalogue/release/lyrics/read-lyrics.ts';
import type { MusicTags } from '../music-tags.ts';
import type { TagBlock, TagText } from './tag-block.ts';

type Lyrics = Pick<MusicTags, 'lyrics' | 'synchronized_lyrics'>;

/**
 * Finds the lyrics of a file: those with times in synchronised lyrics, or as LRC in a text, and the words without them.
 * The reader of lyrics decides what are words and what are times, chords and headings.
 */
export function findLyrics(blocks: readonly TagBlock[], decode: (text: TagText) => string | null): Lyrics {
  const timed = blocks
    .flatMap((block) => block.timed)
    .map((pieces) => {
      const decoded = pieces.map(({ text, at_ms }) => ({ text: decode(text), at_ms }));
      return decoded.every((piece): piece is { text: string; at_ms: number } => piece.text !== null)
        ? readTimedPieces(decoded)
        : null;
    });
  const texts = blocks
    .flatMap(({ values }) => values.get('lyrics') ?? [])
    .map((text) => {
      const decoded = decode(text)?.replaceAll('\0', '').trim() ?? '';
      return decoded === '' ? null : readLyrics(decoded);
    });
  const found = [...timed, ...texts].filter((read) => read?.lines.some(({ text }) => text !== ''));
  const synchronised = found.find((read) => read?.is_timed);
  const plain = found.find((read) => !read?.is_timed) ?? synchronised;
  return {
    lyrics: plain ? formatLyrics({ lines: removeTimes(plain.lines), voices: [] }) : null,
    synchronized_lyrics: synchronised ? formatLyrics(synchronised) : null,
  };
}
