import { expect, test } from 'vitest';
import { chooseFact } from './choose-fact.ts';

test('the screen of royalties begins with what can be withdrawn, else with what is missing or on hold', () => {
  const nameOf = (balance_micros: number, on_hold_micros: number, earned_micros: number) =>
    chooseFact({ balance_micros, on_hold_micros, earned_micros }).name;
  expect(nameOf(5, 7, 5)).toBe('balance');
  expect(nameOf(-5, 7, 0)).toBe('debt');
  expect(nameOf(0, 7, 12)).toBe('held');
  expect(nameOf(0, 0, 12)).toBe('all_paid');
  expect(nameOf(0, 0, 0)).toBe('nothing');
});
