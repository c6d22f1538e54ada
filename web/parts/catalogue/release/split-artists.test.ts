import { expect, test } from 'vitest';
import { splitArtists } from './split-artists.ts';

test.each([
  ['A feat. B, C & D', ['A', 'B', 'C', 'D']],
  ['Deniz Ay (ft. Ümit Kar & Şule Su)', ['Deniz Ay', 'Ümit Kar', 'Şule Su']],
  ['Featuring Ana Luz', ['Ana Luz']],
  ['Ana [feat Bruno]', ['Ana', 'Bruno']],
  ['Ana; Bruno\nCarla', ['Ana', 'Bruno', 'Carla']],
  ['Ana, Bruno, & Carla', ['Ana', 'Bruno', 'Carla']],
  ['Ana,Ana ,ana', ['Ana']],
  ['Tyler, The Creator', ['Tyler, The Creator']],
  ['Daft  Punk', ['Daft Punk']],
  ['AC/DC & R&B Trio', ['AC/DC', 'R&B Trio']],
  ['Craft Fts', ['Craft Fts']],
  ['  ', []],
])('%j contains the names %j', (text, names) => {
  expect(splitArtists(text)).toEqual(names);
});

test('known names are not split and keep their spelling', () => {
  const known = ['Earth, Wind & Fire', 'Fire'];
  expect(splitArtists('Ana feat. earth, wind & fire, Bruno', known)).toEqual(['Ana', 'Earth, Wind & Fire', 'Bruno']);
  expect(splitArtists('Hearth, Wind & Fires', known)).toEqual(['Hearth', 'Wind', 'Fires']);
});
