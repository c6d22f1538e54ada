import { createHash } from 'node:crypto';
import { SPOTIFY_ARTISTS } from './artist-names.ts';

export interface CatalogueArtist {
  id: string;
  name: string;
  genres: string[];
  followers: number;
  /** Of the portrait, in degrees; null when there is none. */
  hue: number | null;
}

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Everybody on the made-up Spotify, always the same. */
export const CATALOGUE: readonly CatalogueArtist[] = SPOTIFY_ARTISTS.map(([name, genres, thousands], index) => ({
  id: makeId(`${index} ${name}`),
  name,
  genres: genres === '' ? [] : genres.split(', '),
  followers: Math.round(thousands * 1000),
  hue: thousands === 0 ? null : (index * 137) % 360,
}));

/** Artists with a word that begins like each word of the query, the most followed first. */
export function findArtists(query: string): CatalogueArtist[] {
  const wanted = splitWords(query);
  if (wanted.length === 0) return [];
  const fits = (artist: CatalogueArtist) => {
    const words = splitWords(artist.name);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  };
  return CATALOGUE.filter(fits).sort((a, b) => b.followers - a.followers);
}

// As people type: without accents, and a Turkish i is an i with and without its dot.
function splitWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').replaceAll('ł', 'l');
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** 22 letters and digits, as Spotify's ids have. */
function makeId(seed: string): string {
  const bytes = createHash('sha256').update(seed).digest();
  return [...bytes.subarray(0, 22)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
