import { expect, test } from 'vitest';
import { PAGE_KEY_NUMBERS, PAGE_KEY_STEM_MAX_CHARS } from '../catalogue-limits.ts';
import { buildRandomPageKey, isPageKeyOf, listPageKeys, parsePageKey } from './page-key.ts';

test.each([
  ['Maré Cheia', 'mare-cheia'],
  ['  The  Bürgermeisters!', 'the-burgermeisters'],
  ['Işıl & Çağ', 'isil-cag'],
  ['Кино', 'kino'],
  ['2 Chainz', '2-chainz'],
  ['宇多田ヒカル', 'artist'],
  ['نور', 'artist'],
  ['!!!', 'artist'],
])('the keys of %s', (name, stem) => {
  const keys = listPageKeys(name);
  expect(keys.slice(0, 3)).toEqual([stem, `${stem}-2`, `${stem}-3`]);
  expect(new Set(keys).size).toBe(PAGE_KEY_NUMBERS);
  for (const key of [...keys, buildRandomPageKey(name, Uint8Array.from([0, 255, 17]))]) {
    expect([key, isPageKeyOf(key, name), parsePageKey(key)]).toEqual([key, true, key]);
  }
});

test('a key of another name is none of this one', () => {
  for (const key of ['mare', 'mare-cheia-band', 'mare-cheia-', 'mare-cheia-1999', 'mare-cheias']) {
    expect(isPageKeyOf(key, 'Maré Cheia')).toBe(false);
  }
});

test('a name of a hundred characters gives a key that can be read back', () => {
  const [key = '', second = ''] = listPageKeys('Ab '.repeat(34));
  expect(key.length).toBeLessThanOrEqual(PAGE_KEY_STEM_MAX_CHARS);
  expect(key).toMatch(/[a-z]$/);
  expect([parsePageKey(`${key}/`), parsePageKey(second.toUpperCase())]).toEqual([key, second]);
});

test('other texts are no keys', () => {
  for (const text of ['', '-', 'a--b', '../etc', 'a%00b', 'é', 'a'.repeat(PAGE_KEY_STEM_MAX_CHARS + 9)]) {
    expect(parsePageKey(text)).toBeNull();
  }
});
