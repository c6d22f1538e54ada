import { createHash } from 'node:crypto';
import { ARTISTS } from './artist-names.ts';

/** An artist with a page on the simulated Spotify and the simulated Apple Music. */
export interface CatalogueArtist {
  /** At Spotify. */
  id: string;
  apple_id: string;
  name: string;
  genres: string[];
  followers: number;
  /** Hue of the portrait in degrees; null if the artist has no portrait. */
  hue: number | null;
}

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** All artists with pages; the list never changes. */
export const CATALOGUE: readonly CatalogueArtist[] = ARTISTS.map(([name, genres, thousands], index) => ({
  id: makeId(`${index} ${name}`),
  apple_id: makeAppleId(`${index} ${name}`),
  name,
  genres: genres === '' ? [] : genres.split(', '),
  followers: Math.round(thousands * 1000),
  hue: thousands === 0 ? null : (index * 137) % 360,
}));

/** Finds artists whose names contain a word starting with each word of the query; most followers first. */
export function findArtists(query: string): CatalogueArtist[] {
  const queryWords = splitWords(query);
  if (queryWords.length === 0) return [];
  const fits = (artist: CatalogueArtist) => {
    const words = splitWords(artist.name);
    return queryWords.every((part) => words.some((word) => word.startsWith(part)));
  };
  return CATALOGUE.filter(fits).sort((a, b) => b.followers - a.followers);
}

// Matches the way users type: without accents, and the Turkish i with or without its dot.
function splitWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').replaceAll('ł', 'l');
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** Makes an id of 22 letters and digits, like Spotify's. */
export function makeId(seed: string): string {
  const bytes = createHash('sha256').update(seed).digest();
  return [...bytes.subarray(0, 22)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** Makes an id of ten digits, like Apple Music's. */
export function makeAppleId(seed: string): string {
  return String(1_000_000_000 + (createHash('sha256').update(seed).digest().readUInt32BE(0) % 900_000_000));
}
