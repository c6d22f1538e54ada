import { COUNTRIES } from '../../country.ts';
import { GENRES, type Genre } from '../../genre.ts';
import { ARTIST_NAME_CHARS } from '../catalogue-limits.ts';

/** The orders of the public directory of artists (S2-121, S2-122, S2-123); the first one is the usual one. */
export const ARTIST_DIRECTORY_SORTS = ['followers', 'newest', 'name'] as const;
export type ArtistDirectorySort = (typeof ARTIST_DIRECTORY_SORTS)[number];

/** A visitor's choice of artists and their order. */
export type ArtistDirectoryFilter = {
  /** A part of a name; empty for all. */
  readonly q: string;
  readonly genre: Genre | null;
  /** ISO 3166-1 code. */
  readonly country: string | null;
  readonly sort: ArtistDirectorySort;
};

/** Control characters and characters without a width: nobody types them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const UNTYPED = /[\u0000-\u001f\u007f\u00ad\u200b-\u200f\u2060\ufeff]/g;

/**
 * Reads the filter from the query of an address. Nothing is refused: a value that does not exist filters nothing, and a
 * search is cut at the length of a name.
 *
 * @example
 * readArtistDirectoryFilter({ q: ' gece ', genre: 'jazz', country: 'tr', sort: 'best' });
 * // { q: 'gece', genre: 'jazz', country: 'TR', sort: 'followers' }
 */
export function readArtistDirectoryFilter(query: Readonly<Record<string, string>>): ArtistDirectoryFilter {
  const country = (query.country ?? '').toUpperCase();
  const typed = (query.q ?? '').slice(0, 20 * ARTIST_NAME_CHARS.max).replace(UNTYPED, ' ');
  return {
    q: [...typed.trim()].slice(0, ARTIST_NAME_CHARS.max).join('').trim(),
    genre: GENRES.find((one) => one === query.genre) ?? null,
    country: COUNTRIES.includes(country) ? country : null,
    sort: ARTIST_DIRECTORY_SORTS.find((one) => one === query.sort) ?? ARTIST_DIRECTORY_SORTS[0],
  };
}

/**
 * Builds the address of the directory with this filter, without what is usual.
 *
 * @example
 * buildArtistDirectoryQuery({ q: '', genre: 'jazz', country: null, sort: 'name' }); // 'genre=jazz&sort=name'
 */
export function buildArtistDirectoryQuery({ q, genre, country, sort }: ArtistDirectoryFilter): string {
  const usual: Partial<Record<string, string>> = { q: '', sort: ARTIST_DIRECTORY_SORTS[0] };
  const parts = Object.entries({ q, genre, country, sort }).filter(
    ([name, value]) => value !== null && value !== usual[name],
  );
  return parts.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`).join('&');
}
