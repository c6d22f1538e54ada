import { GENRES, type Genre } from '@tangent/domain/genre.ts';
import { formatLrc } from '@tangent/domain/release/lrc.ts';
import type { IAudioMetadata, ILyricsTag, IPicture } from 'music-metadata';
import { guessLanguage } from './guess-language.ts';
import { type MusicTags, NO_TAGS } from './music-tags.ts';
import type { SniffedType } from './sniff-file.ts';

/** Patterns for genre tags. The first match counts, so narrower terms come first. */
const PATTERNS: readonly (readonly [RegExp, Genre])[] = [
  [/hip.?hop|\brap\b|trap|drill/i, 'hiphop'],
  [/metal|grindcore/i, 'metal'],
  [/r.?(?:&|n|and).?b\b|soul|funk/i, 'rnb'],
  [/reggae|\bdub\b|ska\b|dancehall/i, 'reggae'],
  [/latin|salsa|bachata|cumbia|bossa|samba|merengue|tango|sertanejo/i, 'latin'],
  [/country|bluegrass|americana/i, 'country'],
  [/jazz|swing|bebop/i, 'jazz'],
  [/classic|opera|baroque|orchestr|chamber/i, 'classical'],
  [/electro|house|techno|trance|ambient|edm|dubstep|drum.?(?:&|n|and).?bass|idm|synth/i, 'electronic'],
  [/folk|singer.?songwriter|acoustic|türkü/i, 'folk'],
  [/world|afro|celtic|arabesk/i, 'world'],
  [/rock|punk|grunge|indie|alternative/i, 'rock'],
  [/pop/i, 'pop'],
];

/** Guesses our genre for a tag, or returns null when it is ambiguous. */
export function guessGenre(text: string | null): Genre | null {
  if (text === null) return null;
  const exact = GENRES.find((genre) => genre === text.trim().toLowerCase());
  return exact ?? PATTERNS.find(([word]) => word.test(text))?.[1] ?? null;
}

/** The value for milliseconds among the units of a synchronised lyrics tag. */
const IN_MILLISECONDS = 2;

/**
 * Reads the tags of an audio file, in slices and never the whole file. The type is passed to the parser, which would
 * otherwise trust the file name. A file without readable tags has none.
 */
export async function readTags(file: Blob, type: SniffedType): Promise<MusicTags> {
  try {
    const { parseBlob } = await import('music-metadata');
    return toTags(await parseBlob(file.slice(0, file.size, type), { duration: false, skipPostHeaders: false }));
  } catch {
    return NO_TAGS;
  }
}

/** Converts the parser's result to our names. */
function toTags({ common, native }: Pick<IAudioMetadata, 'common' | 'native'>): MusicTags {
  const timed = common.lyrics?.find(isTimed);
  return {
    title: cleanText(common.title),
    artist: cleanText(common.artist),
    album: cleanText(common.album),
    album_artist: cleanText(common.albumartist),
    disc: common.disk.no,
    number: common.track.no,
    genre: guessGenre(cleanText(common.genre?.[0])),
    isrc: cleanText(common.isrc?.[0]),
    composer: cleanText(common.composer?.[0]),
    language: guessLanguage(cleanText(common.language)),
    label: cleanText(common.label?.[0]) ?? labelFromCopyright(cleanText(common.copyright)),
    explicit: isExplicit(native),
    lyrics: cleanText(common.lyrics?.map(plainLyrics).find((text) => text !== '')),
    synchronized_lyrics: timed
      ? formatLrc(timed.syncText.map(({ text, timestamp = 0 }) => ({ at_ms: timestamp, text: text.trim() })))
      : null,
    cover: findCover(common.picture),
  };
}

function cleanText(text: string | undefined): string | null {
  const trimmed = text?.replaceAll('\0', '').trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

function isTimed({ syncText, timeStampFormat }: ILyricsTag): boolean {
  return timeStampFormat === IN_MILLISECONDS && syncText.length > 0;
}

function plainLyrics({ text, syncText }: ILyricsTag): string {
  return text?.trim() ?? syncText.map((line) => line.text.trim()).join('\n');
}

/** Returns the label of a copyright text: '℗ 2026 Night Records' names it. */
function labelFromCopyright(text: string | null): string | null {
  return cleanText(text?.replace(/^[\s©℗(cp)]*(?:copyright\s*)?(?:19|20)\d\d\s*/i, ''));
}

/** Apple's advisory: 1 and 4 mean explicit, 2 clean. The parser does not map it, so it is found by its native names. */
function isExplicit(native: IAudioMetadata['native']): boolean {
  return Object.values(native)
    .flat()
    .some(({ id, value }) => /(^|:)(ITUNESADVISORY|rtng)$/i.test(id) && ['1', '4'].includes(String(value)));
}

function findCover(pictures: readonly IPicture[] | undefined): Blob | null {
  const front = pictures?.find(({ type }) => /front/i.test(type ?? '')) ?? pictures?.[0];
  return front ? new Blob([new Uint8Array(front.data)], { type: front.format }) : null;
}
