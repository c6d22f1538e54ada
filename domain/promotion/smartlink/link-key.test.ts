import { expect, test } from 'vitest';
import { buildLinkKey, parseLinkKey } from './link-key.ts';

const RANDOM = Uint8Array.from([0, 30, 31, 61, 255]);

test.each([
  ['Lena Ortiz', 'Night Drive', 'lena-ortiz-night-drive'],
  ['Çağla İpek', 'Işıl ışıl', 'cagla-ipek-isil-isil'],
  ['Maré Cheia', "Água & Sal (Don't Go)", 'mare-cheia-agua-sal-dont-go'],
  ['Sigur Rós', 'Ærø þß', 'sigur-ros-aero-thss'],
  ['Кино', 'Группа крови ё', 'kino-gruppa-krovi-e'],
  ['Μάνος', 'Χρόνος', 'manos-chronos'],
  ['宇多田ヒカル', '初恋', 'release'],
])('the key of %s, %s', (artist, title, stem) => {
  expect(buildLinkKey(artist, title, RANDOM)).toBe(`${stem}-a9a9h`);
});

test('a long title is cut to sixty characters, never ending in a hyphen', () => {
  const key = buildLinkKey('A'.repeat(59), 'long title', RANDOM);
  expect(key).toBe(`${'a'.repeat(59)}-a9a9h`);
});

test('a key is found however it was typed, copied or encoded', () => {
  for (const text of [
    'lena-k7x2m',
    'LENA-K7X2M',
    'lena-k7x2m/',
    '%6Cena-k7x2m',
    'lena%2Dk7x2m',
    'lena-k7x2m.',
    ' lena-k7x2m',
  ]) {
    expect(parseLinkKey(text)).toBe('lena-k7x2m');
  }
});

test('other texts are no keys', () => {
  for (const text of ['', '-', 'a--b', 'é-k7x2m', '../etc', 'a%00b', '%E0%A4%A', 'a'.repeat(67)]) {
    expect(parseLinkKey(text)).toBeNull();
  }
});
