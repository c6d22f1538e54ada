import { expect, test } from 'vitest';
import { judgeText, listTellingLines } from './judge-text.ts';

test('a line is the same with other case, marks, accents, spaces and line ends', () => {
  const line = ['welitthelantern'];
  expect(listTellingLines('We lit the lantern,')).toEqual(line);
  expect(listTellingLines('  WE LIT  the lantern!\r\nwe lit the lantern')).toEqual(line);
  expect(listTellingLines('Gece yarısı ışık yanar')).toEqual(listTellingLines('GECE YARISI IŞIK YANAR'));
  expect(listTellingLines('La canción del mar')).toEqual(listTellingLines('la cancion del mar'));
});

test('short lines and marks of sections say nothing', () => {
  expect(listTellingLines('[Chorus]\nOh my love\n\n🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂')).toEqual([]);
});

test.each([
  [{ lines: 18, known: 18 }, 'made_here'],
  [{ lines: 18, known: 9 }, 'made_here'],
  [{ lines: 18, known: 8 }, 'partly'],
  [{ lines: 18, known: 4 }, 'partly'],
  [{ lines: 3, known: 3 }, 'unknown'],
  [{ lines: 0, known: 0 }, 'unknown'],
])('%o are %s', (counts, verdict) => {
  expect(judgeText(counts)).toBe(verdict);
});
