import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureDistance } from './edit-distance.ts';

test.each([
  ['mare', 'mare', 0],
  ['mrae', 'mare', 1],
  ['masterng', 'mastering', 1],
  ['bannner', 'banner', 1],
  ['withdrwa', 'withdraw', 1],
  ['lune', 'lua', 2],
  ['abc', 'xyz', 3],
  ['', 'ab', 2],
])('%j and %j are %i apart', (one, other, distance) => {
  expect(measureDistance(one, other, 5).whole).toBe(distance);
  expect(measureDistance(other, one, 5).whole).toBe(distance);
  if (distance > 0) expect(measureDistance(one, other, distance - 1).whole).toBe(distance);
});

test.each([
  ['presav', 'presave', 0],
  ['mastrein', 'mastering', 1],
  ['devgar', 'devagarzinho', 1],
])('%j, compared with the beginnings of %j', (typed, word, distance) => {
  expect(measureDistance(typed, word, 2).prefix).toBe(distance);
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), maxLength: 9 });

test('the distance is zero for the same word only, the same both ways, and at most the longer length', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      const { whole, prefix } = measureDistance(one, other, 20);
      expect(whole === 0).toBe(one === other);
      expect(measureDistance(other, one, 20).whole).toBe(whole);
      expect(whole).toBeLessThanOrEqual(Math.max(one.length, other.length));
      expect(prefix).toBeLessThanOrEqual(whole);
    }),
  );
});

test('one letter inserted, left out, replaced or swapped is one apart, and a limit never changes a distance within it', () => {
  const index = fc.nat(8);
  fc.assert(
    fc.property(word, index, fc.constantFrom('x', 'y'), (text, at, letter) => {
      const place = Math.min(at, text.length);
      expect(measureDistance(text.slice(0, place) + letter + text.slice(place), text, 1).whole).toBe(1);
      if (place < text.length) {
        expect(measureDistance(text.slice(0, place) + text.slice(place + 1), text, 1).whole).toBe(1);
        expect(measureDistance(text.slice(0, place) + letter + text.slice(place + 1), text, 1).whole).toBe(1);
      }
      const swapped = text.slice(0, place) + (text[place + 1] ?? '') + (text[place] ?? '') + text.slice(place + 2);
      expect(measureDistance(swapped, text, 1).whole).toBe(swapped === text ? 0 : 1);
    }),
  );
  fc.assert(
    fc.property(word, word, fc.nat(4), (one, other, max) => {
      const free = measureDistance(one, other, 20);
      const limited = measureDistance(one, other, max);
      expect(limited.whole).toBe(Math.min(free.whole, max + 1));
      expect(limited.prefix).toBe(Math.min(free.prefix, max + 1));
    }),
  );
});
