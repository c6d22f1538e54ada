import { expect, test } from 'vitest';
import { chooseFact } from './royalties.tsx';

test('the royalties headline is the available amount, otherwise the negative, reported or held amount', () => {
  const findFact = (available_micros: number, reported_micros: number, on_hold_micros: number, earned_micros: number) =>
    chooseFact({ available_micros, reported_micros, on_hold_micros, earned_micros });
  expect(findFact(5, 3, 7, 8)).toEqual({ name: 'balance', micros: 5 });
  expect(findFact(-5, 3, 7, 0)).toEqual({ name: 'debt', micros: -5 });
  expect(findFact(0, 3, 7, 3)).toEqual({ name: 'reported', micros: 3 });
  expect(findFact(0, 0, 7, 12)).toEqual({ name: 'held', micros: 7 });
  expect(findFact(0, 0, 0, 12)).toEqual({ name: 'all_paid', micros: 0 });
  expect(findFact(0, 0, 0, 0)).toEqual({ name: 'nothing', micros: 0 });
});
