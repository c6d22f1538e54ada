import { expect, test } from 'vitest';
import { chooseFact } from './royalties.tsx';

test('the royalties headline is the available balance, otherwise the negative or held amount', () => {
  const factName = (balance_micros: number, on_hold_micros: number, earned_micros: number) =>
    chooseFact({ balance_micros, on_hold_micros, earned_micros }).name;
  expect(factName(5, 7, 5)).toBe('balance');
  expect(factName(-5, 7, 0)).toBe('debt');
  expect(factName(0, 7, 12)).toBe('held');
  expect(factName(0, 0, 12)).toBe('all_paid');
  expect(factName(0, 0, 0)).toBe('nothing');
});
