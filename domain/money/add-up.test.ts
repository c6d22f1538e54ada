import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addUpToCents, toWholeCents } from './add-up.ts';

test.each<[string, number[], number[]]>([
  ['nothing', [], []],
  ['whole cents', [10_000, 250_000], [1, 25]],
  ['the missing cent goes to the largest remainder', [14_000, 18_000, 18_000], [1, 2, 2]],
  ['equal remainders: the first one', [5_000, 5_000], [1, 0]],
  ['amounts below a cent that are a cent together', [3_000, 3_000, 4_000], [0, 0, 1]],
  ['all below a cent', [3_400, 1_200], [0, 0]],
  ['an amount of nothing never gets a cent', [0, 9_999, 9_999], [0, 1, 0]],
  ['amounts that are taken off', [6_332_000, -96_004, -491_998], [633, -10, -49]],
  ['a sum below zero', [-15_000, 2_000], [-2, 0]],
])('%s', (_, micros, cents) => {
  expect(addUpToCents(micros)).toEqual(cents);
});

test('any amounts add up to the cents of their sum, and none is a whole cent away from its own', () => {
  const amounts = fc.array(fc.integer({ min: -1_000_000_000, max: 9_000_000_000 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(amounts, (micros) => {
      const cents = addUpToCents(micros);
      const sum = micros.reduce((total, amount) => total + amount, 0);
      expect(cents.reduce((total, amount) => total + amount, 0)).toBe(toWholeCents(sum));
      for (const [index, amount] of micros.entries())
        expect(Math.abs((cents[index] ?? 0) * 10_000 - amount)).toBeLessThan(10_000);
    }),
  );
});

test('beside a fixed first amount the others take up what is left of the sum', () => {
  // 422.24 of 509.75 are mine; 52.316 and 35.194 are of others.
  const yours = toWholeCents(422_240_000);
  expect(addUpToCents([52_316_000, 35_194_000], toWholeCents(509_750_000) - yours)).toEqual([5_232, 3_519]);
});
