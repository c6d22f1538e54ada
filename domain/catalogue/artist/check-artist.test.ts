import { expect, test } from 'vitest';
import { GENRES } from '../../genre.ts';
import { ARTIST_TYPES } from './artist-type.ts';
import { checkArtist } from './check-artist.ts';
import { cleanWebsite } from './website.ts';

const REQUIRED = {
  name: 'Yıldız',
  type: 'solo',
  main_genre: 'pop',
  legal_first_name: 'Ada',
  legal_last_name: 'Yıldız',
};

const ID = '4tZwfgrHOc3mvqYlEYSvVi';
const OPTIONAL = {
  subgenre: 'rock',
  biography: 'From İzmir.',
  website: 'https://yildiz.example',
  country: 'TR',
  spotify_id: ID,
};

test.each([
  ['a complete profile', {}, []],
  ['no name', { name: ' ' }, ['name required']],
  ['a name of one letter', { name: 'X' }, ['name min_length']],
  ['a name of two characters', { name: 'U2' }, []],
  ['a name of sixty characters', { name: 'é'.repeat(60) }, []],
  ['a name of sixty-one characters', { name: 'é'.repeat(61) }, ['name max_length']],
  ['a name of punctuation only', { name: '!!!' }, ['name invalid_characters']],
  ['a name with an emoji', { name: 'Ada 🌙' }, ['name invalid_characters']],
  ['a name with a heart', { name: 'Ada ❤️' }, ['name invalid_characters']],
  ['a Korean name', { name: '아이유' }, []],
  ['a name with a null byte', { name: 'Ada\u0000' }, ['name invalid_characters']],
  ['no type', { type: null }, ['type required']],
  ['an unknown type', { type: 'robot' }, ['type invalid_choice']],
  ['an unknown genre', { main_genre: 'noise' }, ['main_genre invalid_choice']],
  [
    'no legal name',
    { legal_first_name: '', legal_last_name: '' },
    ['legal_first_name required', 'legal_last_name required'],
  ],
])('[S3-024] [S3-025] [S3-026] [S3-028] [S3-029] an artist with %s', (_name, change, expected) => {
  expect(checkArtist({ ...REQUIRED, ...change }).map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
});

test.each([
  ['all fields filled in', {}, []],
  ['an unknown subgenre', { subgenre: 'noise' }, ['subgenre invalid_choice']],
  ['a subgenre that repeats the main genre', { subgenre: 'pop' }, ['subgenre subgenre_equal']],
  ['a biography of 2000 characters', { biography: 'ş'.repeat(2000) }, []],
  ['a biography of 2001', { biography: '😀'.repeat(2001) }, ['biography max_length']],
  ['a biography with paragraphs', { biography: 'One.\r\n\r\n\tTwo.' }, []],
  ['a biography with a null byte', { biography: 'a\u0000' }, ['biography invalid_characters']],
  ['a biography with markup, which is only text', { biography: '<script>alert(1)</script>' }, []],
  ['an http website', { website: 'http://yildiz.example/a?b=c#d' }, []],
  ['a website in another script', { website: 'https://yıldız.example' }, []],
  ['a website without https', { website: 'yildiz.example/music' }, []],
  ['a website that is a script', { website: 'javascript:alert(1)' }, ['website invalid_website']],
  ['a website that hides a script', { website: ' java\nscript:alert(1)' }, ['website invalid_website']],
  ['a data URL as website', { website: 'data:text/html,x' }, ['website invalid_website']],
  ['an ftp website', { website: 'ftp://yildiz.example' }, ['website invalid_website']],
  ['a website with a password', { website: 'https://bank.example@evil.example' }, ['website invalid_website']],
  ['a website without a dot', { website: 'https://localhost/x' }, ['website invalid_website']],
  ['a website of 201 characters', { website: `https://a.example/${'x'.repeat(183)}` }, ['website max_length']],
  ['an unknown country', { country: 'XX' }, ['country invalid_choice']],
  ['a song as Spotify profile', { spotify_id: `spotify:track:${ID}` }, ['spotify_id spotify_not_artist']],
])('[S3-027] [S3-030] [S3-031] [S3-032] [S3-035] an artist with %s', (_name, change, expected) => {
  expect(checkArtist({ ...REQUIRED, ...OPTIONAL, ...change }).map(({ path, code }) => `${path} ${code}`)).toEqual(
    expected,
  );
});

test('[S3-036] [S3-025] every genre and every artist type is accepted', () => {
  for (const main_genre of GENRES) expect(checkArtist({ ...REQUIRED, main_genre })).toEqual([]);
  for (const type of ARTIST_TYPES) expect(checkArtist({ ...REQUIRED, type })).toEqual([]);
});

test('a website without a scheme gets https, and no other change', () => {
  expect(cleanWebsite(' yildiz.example ')).toBe('https://yildiz.example');
  expect(cleanWebsite('http://yildiz.example')).toBe('http://yildiz.example');
  expect(cleanWebsite('javascript:alert(1)')).toBe('javascript:alert(1)');
});
