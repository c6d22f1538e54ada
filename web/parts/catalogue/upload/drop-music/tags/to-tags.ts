import { checkIsrc, normaliseIsrc } from '@tangent/domain/catalogue/release/check-codes.ts';
import type { TextEncoding } from '@tangent/domain/text/text-encodings.ts';
import { guessGenre } from '../guess-genre.ts';
import { guessLanguage } from '../guess-language.ts';
import type { MusicTags } from '../music-tags.ts';
import { sniffBytes } from '../sniff-file.ts';
import { findArtists, findComposers, splitAtSemicolons } from '../split-names.ts';
import { decodeTexts } from './decode-texts.ts';
import { findLyrics } from './find-lyrics.ts';
import { findMakers } from './find-makers.ts';
import type { TagBlock, TagName } from './tag-block.ts';

/** Combines the tags of a file, the first one that has a value counts, and converts them to our names. */
export async function toTags(blocks: readonly TagBlock[], chosen: TextEncoding | null): Promise<MusicTags> {
  const { decode, ...decoded } = await decodeTexts(blocks, chosen);
  const valuesOf = ({ values }: TagBlock, name: TagName) =>
    (values.get(name) ?? []).map((text) => cleanText(decode(text))).filter((text) => text !== null);
  const find = (name: TagName) => {
    const block = blocks.find((one) => valuesOf(one, name).length > 0);
    return { values: block === undefined ? [] : valuesOf(block, name), hasSlashes: block?.hasSlashes ?? false };
  };
  const list = (name: TagName) => find(name).values;
  const first = (name: TagName) => list(name)[0] ?? null;
  const title = first('title');
  const listed = find('artists');
  const { mains, guests } = findArtists({
    written: list('artist').length > 0 ? list('artist') : listed.values,
    listed: listed.values,
    title: title ?? '',
    hasSlashes: listed.hasSlashes,
  });
  const composers = find('composer');
  return {
    title,
    artists: mains,
    guests,
    album: first('album'),
    album_artist: list('album_artist').flatMap(splitAtSemicolons)[0] ?? null,
    disc: readPosition(first('disc')),
    number: readPosition(first('track')),
    genre: findFirst(list('genre'), guessGenre),
    isrc: findIsrc(blocks.flatMap((block) => valuesOf(block, 'isrc'))),
    composers: findComposers(composers.values, composers.hasSlashes),
    makers: findMakers({
      of: list,
      people: blocks.flatMap(({ values }) => (values.get('people') ?? []).map((text) => cleanText(decode(text)) ?? '')),
    }),
    language: findFirst(list('language').flatMap(splitLanguages), guessLanguage),
    label: first('label') ?? labelFromCopyright(first('copyright')),
    explicit: list('advisory').some((value) => value === '1' || value === '4'),
    ...findLyrics(blocks, decode),
    cover: findCover(blocks),
    ...decoded,
  };
}

function cleanText(text: string | null): string | null {
  const trimmed = text?.replaceAll('\0', '').normalize('NFC').trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

function findFirst<Value>(texts: readonly string[], guess: (text: string) => Value | null): Value | null {
  for (const text of texts) {
    const value = guess(text);
    if (value !== null) return value;
  }
  return null;
}

/** Reads a position: 3 of '3', '03' or '3/9'. */
function readPosition(text: string | null): number | null {
  const number = Number(/^\s*(\d{1,3})(?!\d)/.exec(text ?? '')?.[1] ?? 0);
  return number > 0 ? number : null;
}

/** ID3v2.3 writes several languages without a sign between them: 'engspa'. */
function splitLanguages(text: string): string[] {
  return /^(?:[a-z]{3}){2,}$/i.test(text) ? [text, ...(text.match(/.{3}/g) ?? [])] : [text];
}

/** Returns the first valid code, in its stored form; else the first one as it is, so that someone can correct it. */
function findIsrc(written: readonly string[]): string | null {
  const codes = written.flatMap(splitAtSemicolons).map(normaliseIsrc);
  return codes.find((code) => checkIsrc('', code).length === 0) ?? codes[0] ?? null;
}

/** Returns the label of a copyright text: '℗ 2026 Night Records' names it. */
function labelFromCopyright(text: string | null): string | null {
  return cleanText(text?.replace(/^[\s©℗(cp)]*(?:copyright\s*)?(?:19|20)\d\d\s*/i, '') ?? null);
}

/** The types of pictures that may be a cover, the best first: the front cover, and pictures of no certain kind. */
const COVER_TYPES = [3, 0];

/** Returns the cover among the pictures in a file. What is no JPEG and no PNG is not a picture. */
function findCover(blocks: readonly TagBlock[]): Blob | null {
  const pictures = blocks.flatMap((block) => block.pictures);
  const candidates = COVER_TYPES.flatMap((type) => pictures.filter((picture) => picture.type === type));
  for (const { bytes } of candidates) {
    const type = sniffBytes(bytes.subarray(0, 16));
    if (type?.startsWith('image/')) return new Blob([new Uint8Array(bytes)], { type });
  }
  return null;
}
