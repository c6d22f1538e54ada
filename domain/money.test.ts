import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsToMicros, divideHalfEven, MICROS_PER_CENT, microsToCents } from './money.ts';

test.each([
  [5n, 10n, 0n],
  [15n, 10n, 2n],
  [25n, 10n, 2n],
  [26n, 10n, 3n],
  [-5n, 10n, 0n],
  [-15n, 10n, -2n],
  [-25n, 10n, -2n],
  [-26n, 10n, -3n],
  [7n, 2n, 4n],
  [0n, 3n, 0n],
  [10n ** 30n + 1n, 2n, 5n * 10n ** 29n],
])('%s by %s is %s', (dividend, divisor, quotient) => {
  expect(divideHalfEven(dividend, divisor)).toBe(quotient);
});

test('a rounded quotient differs by at most one half, is even at one half, and negative amounts are rounded like positive ones', () => {
  const numbers = fc.tuple(fc.bigInt(-(10n ** 24n), 10n ** 24n), fc.bigInt(1n, 10n ** 9n));
  fc.assert(
    fc.property(numbers, ([dividend, divisor]) => {
      const quotient = divideHalfEven(dividend, divisor);
      const twice = 2n * (dividend - quotient * divisor);
      expect(twice <= divisor && -twice <= divisor).toBe(true);
      if (twice === divisor || -twice === divisor) expect(quotient % 2n).toBe(0n);
      expect(divideHalfEven(-dividend, divisor)).toBe(-quotient);
    }),
  );
});

test('a balance shows the whole cents that are available, and a debt in full', () => {
  expect(microsToCents(19_999n)).toBe(1n);
  expect(microsToCents(-1n)).toBe(-1n);
  expect(microsToCents(-20_000n)).toBe(-2n);
  expect(microsToCents(-20_001n)).toBe(-3n);
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 18n), 10n ** 18n), (micros) => {
      const left = micros - centsToMicros(microsToCents(micros));
      expect(left >= 0n && left < MICROS_PER_CENT).toBe(true);
    }),
  );
});
