import { expect, test } from 'vitest';
import { WITHDRAWAL_MIN_CENTS } from '../money/money-limits.ts';
import { listClosingBlockers } from './closing.ts';

const NOTHING = { releases: 0, has_open_withdrawal: false, balance_cents: 0 };

test.each([
  ['nothing is left', {}, []],
  ['a release is in stores', { releases: 1 }, ['releases']],
  ['a withdrawal is on its way', { has_open_withdrawal: true }, ['withdrawal']],
  ['the balance can be withdrawn', { balance_cents: WITHDRAWAL_MIN_CENTS }, ['balance']],
  ['the balance is below the smallest withdrawal', { balance_cents: WITHDRAWAL_MIN_CENTS - 1 }, []],
  ['the balance is a debt', { balance_cents: -1 }, []],
  [
    'everything is open',
    { releases: 2, has_open_withdrawal: true, balance_cents: WITHDRAWAL_MIN_CENTS },
    ['releases', 'withdrawal', 'balance'],
  ],
] as const)('what blocks closing while %s', (_name, facts, blockers) => {
  expect(listClosingBlockers({ ...NOTHING, ...facts })).toEqual(blockers);
});
