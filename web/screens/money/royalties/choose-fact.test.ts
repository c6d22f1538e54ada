import { expect, test } from 'vitest';
import { chooseFact } from './royalties.tsx';

const NOTHING = {
  available_micros: 0,
  reported_micros: 0,
  reported_due_on: null,
  late_micros: 0,
  pending_micros: 0,
  paid_micros: 0,
  on_hold_micros: 0,
  earned_micros: 0,
};
const DUE = { reported_micros: 3, reported_due_on: '2026-12-14', earned_micros: 3 };

test.each<[string, Partial<Parameters<typeof chooseFact>[0]>, ReturnType<typeof chooseFact>]>([
  ['enough to withdraw', { ...DUE, available_micros: 10_000_000 }, { name: 'balance', micros: 10_000_000 }],
  ['less than a withdrawal', { ...DUE, available_micros: 9_999_999 }, { name: 'below', micros: 9_999_999 }],
  ['a debt', { ...DUE, available_micros: -5, on_hold_micros: 7 }, { name: 'debt', micros: -5 }],
  ['the first month, nothing received yet', DUE, { name: 'first', micros: 3 }],
  ['reported again after everything was paid', { ...DUE, paid_micros: 9 }, { name: 'reported', micros: 3 }],
  ['a part of what is reported is late', { ...DUE, late_micros: 1, paid_micros: 9 }, { name: 'reported', micros: 3 }],
  ['all of it is late', { ...DUE, reported_due_on: null, late_micros: 3 }, { name: 'late', micros: 3 }],
  ['only held money', { on_hold_micros: 7, earned_micros: 12 }, { name: 'held', micros: 7 }],
  ['all paid', { paid_micros: 12, earned_micros: 12 }, { name: 'all_paid', micros: 0 }],
  ['nothing ever', {}, { name: 'nothing', micros: 0 }],
])('the royalties headline: %s', (_, figures, fact) => {
  expect(chooseFact({ ...NOTHING, ...figures })).toEqual(fact);
});
