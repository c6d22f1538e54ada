import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDecimals, type Decimal, formatDecimal, parseDecimal, toMicros } from './decimal.ts';

const decimals: fc.Arbitrary<Decimal> = fc.record({
  digits: fc.bigInt({ min: 1n - 10n ** 24n, max: 10n ** 24n - 1n }),
  scale: fc.integer({ min: 0, max: 18 }),
});

/** Returns a decimal as a whole number of the smallest unit. */
const atoms = ({ digits, scale }: Decimal) => digits * 10n ** BigInt(18 - scale);

test('a number parses back to the number it was formatted from', () => {
  fc.assert(
    fc.property(decimals, (decimal) => {
      const read = parseDecimal(formatDecimal(decimal));
      expect(read && atoms(read)).toBe(atoms(decimal));
    }),
  );
});

test.each([
  '',
  '-',
  '.',
  '1.',
  '.5',
  '+1',
  '1,5',
  '1.000,5',
  '1,000.5',
  '1e5',
  '1E-5',
  '0x10',
  'Infinity',
  'NaN',
  '--1',
  '1-',
  ' 1',
  '1 ',
  '1 000',
  '١',
  '１',
  '−1',
  '(1)',
  '$1',
  '1.2.3',
  '9'.repeat(25),
  `0.${'1'.repeat(19)}`,
])('"%s" is not an amount', (text) => {
  expect(parseDecimal(text)).toBeNull();
});

test('totals are exact, whatever the scales', () => {
  fc.assert(
    fc.property(decimals, decimals, (one, other) => {
      expect(atoms(addDecimals(one, other))).toBe(atoms(one) + atoms(other));
    }),
  );
});

test('an amount in another currency is rounded once, to the nearest millionth, halves to the even one', () => {
  const rates = fc.record({ digits: fc.bigInt({ min: 1n, max: 10n ** 14n }), scale: fc.integer({ min: 0, max: 12 }) });
  fc.assert(
    fc.property(decimals, rates, (amount, rate) => {
      const micros = toMicros(amount, rate);
      // Twice the rounding error, in units small enough to be exact: at most one half, and one half only to an even
      // number.
      const unit = 10n ** BigInt(amount.scale + rate.scale);
      const off = 2n * (amount.digits * rate.digits * 1_000_000n - micros * unit);
      const size = off < 0n ? -off : off;
      expect(size < unit || (size === unit && micros % 2n === 0n)).toBe(true);
    }),
  );
  expect([toMicros({ digits: 25n, scale: 7 }), toMicros({ digits: -15n, scale: 7 })]).toEqual([2n, -2n]);
});
