import { expect, test } from 'vitest';
import { suggestArtist } from './suggest-artist.ts';

const OWNER = { first_name: 'Mara', last_name: 'Lindqvist' };
const tags = (artist: string | null, album_artist: string | null = null, genre: 'pop' | 'jazz' | null = null) => ({
  artists: artist === null ? [] : [artist],
  album_artist,
  genre,
});

test('a first artist has the name and genre of most files, and the legal name of the account', () => {
  const files = [
    tags('Mara L feat. Nico'),
    tags('Mara L', 'Mara L', 'jazz'),
    tags('Mara L', null, 'jazz'),
    tags(null, null, 'pop'),
  ];
  expect(suggestArtist(files, OWNER)).toEqual({
    name: 'Mara L',
    type: 'solo',
    main_genre: 'jazz',
    legal_first_name: 'Mara',
    legal_last_name: 'Lindqvist',
  });
});

test('without tags it has the name of the account and no invented genre', () => {
  expect(suggestArtist([], OWNER)).toEqual({
    name: 'Mara Lindqvist',
    type: 'solo',
    legal_first_name: 'Mara',
    legal_last_name: 'Lindqvist',
  });
});
