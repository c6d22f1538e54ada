import { expect, test } from 'vitest';
import { type Charge, matchReturns } from './match-returns.ts';

/** `9 -12 d` is a disputed fine of September; the number of its posting is its position. */
function read(text: string): Charge[] {
  return text.split(', ').map((one, index) => {
    const [month = '', amount = '', disputed] = one.split(' ');
    const period = `2026-${month.padStart(2, '0')}`;
    return {
      id: `c${index}`,
      amount_micros: BigInt(amount),
      period,
      posting_no: index,
      is_disputed: disputed === 'd',
    };
  });
}

test.each([
  ['a fine that stays', '9 -12', []],
  ['a fine taken back a month later', '9 -12, 10 12', ['c1 of c0']],
  ['a fine taken back in the same report', '9 -12, 9 12', ['c1 of c0']],
  ['money back without a fine', '9 12', []],
  ['money back for an earlier month than any fine', '10 -12, 9 12', []],
  ['the month decides before the amount', '9 -12, 10 -10, 10 12', ['c2 of c1']],
  ['the amount decides before a dispute', '8 -10 d, 9 -12, 10 12', ['c2 of c1']],
  ['a dispute decides before the age', '8 -12, 9 -12 d, 10 12', ['c2 of c1']],
  ['the oldest of equal ones', '8 -12, 9 -12, 10 12, 11 12', ['c2 of c0', 'c3 of c1']],
  ['a fine taken back in two parts', '9 -12, 10 5, 11 7', ['c1 of c0', 'c2 of c0']],
  ['nothing is left for a third part', '9 -12, 10 5, 11 7, 12 1', ['c1 of c0', 'c2 of c0']],
  ['more than the fine', '9 -12, 10 13', ['c1 of c0']],
  ['a fine posted again after it was taken back', '10 12, 9 -12', ['c0 of c1']],
] as const)('%s', (_name, charges, expected) => {
  expect([...matchReturns(read(charges))].map(([back, fine]) => `${back} of ${fine}`)).toEqual(expected);
});
