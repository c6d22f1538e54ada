import { expect, test } from 'vitest';
import { checkArtist } from './check-artist.ts';

const GOOD = { name: 'Yıldız', type: 'solo', main_genre: 'pop', legal_first_name: 'Ada', legal_last_name: 'Yıldız' };

test.each([
  ['a whole profile', {}, []],
  ['no name', { name: ' ' }, ['name required']],
  ['a name of one letter', { name: 'X' }, ['name min_length']],
  ['a name of two', { name: 'U2' }, []],
  ['a name of sixty', { name: 'é'.repeat(60) }, []],
  ['a name of sixty-one', { name: 'é'.repeat(61) }, ['name max_length']],
  ['a name of signs', { name: '!!!' }, ['name invalid_characters']],
  ['a Korean name', { name: '아이유' }, []],
  ['a name with a null byte', { name: 'Ada\u0000' }, ['name invalid_characters']],
  ['no kind', { type: null }, ['type required']],
  ['an unknown kind', { type: 'robot' }, ['type invalid_choice']],
  ['an unknown genre', { main_genre: 'noise' }, ['main_genre invalid_choice']],
  [
    'no legal name',
    { legal_first_name: '', legal_last_name: '' },
    ['legal_first_name required', 'legal_last_name required'],
  ],
])('[S3-024] [S3-025] [S3-026] [S3-028] [S3-029] an artist with %s', (_name, change, expected) => {
  expect(checkArtist({ ...GOOD, ...change }).map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
});
