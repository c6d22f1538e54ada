import { expect, test } from 'vitest';
import {
  canMoveFineDispute,
  type DisputableCharge,
  FINE_DISPUTE_STATES,
  findFineDisputeStep,
  findNoDispute,
  getFineDisputeDueOn,
} from './fine-dispute.ts';

const FINE: DisputableCharge = {
  kind: 'penalty',
  amount_micros: -12_400_000n,
  returned_micros: 0n,
  posted_on: '2026-09-01',
  is_reversed: false,
  is_disputed: false,
};

test.each([
  ['a fine', {}, null],
  ['a fine on the last day', { posted_on: '2026-07-05' }, null],
  ['a fine a day later', { posted_on: '2026-07-04' }, 'too_late'],
  ['a fee', { kind: 'fee' }, 'not_a_fine'],
  ['a sale', { kind: 'sale' }, 'not_a_fine'],
  ['a fine taken back', { amount_micros: 12_400_000n }, 'not_a_fine'],
  ['a fine of which a part came back', { returned_micros: 12_399_999n }, null],
  ['a fine that came back', { returned_micros: 12_400_000n }, 'taken_back'],
  ['a fine of a reversed report', { is_reversed: true }, 'reversed'],
  ['a disputed fine', { is_disputed: true, is_reversed: true }, 'disputed'],
] as const)('%s', (_name, change, expected) => {
  expect(findNoDispute({ ...FINE, ...change }, '2026-10-03')).toBe(expected);
});

test.each([
  ['open', '2026-11-20', false, '2026-11-27', 'send', 'send'],
  ['sent', '2026-11-20', false, '2026-12-20', 'await_store', 'ask_store'],
  // November is reported by 14 January.
  ['accepted', '2026-11-20', false, '2027-01-14', 'await_return', 'ask_return'],
  ['accepted', '2026-11-20', true, null, 'none', 'none'],
  ['refused', '2026-11-20', false, null, 'none', 'none'],
] as const)(
  'a dispute %s on %s, taken back: %s, is due on %s: %s, later %s',
  (state, since, isBack, due, step, later) => {
    const due_on = getFineDisputeDueOn(state, since, isBack);
    expect(due_on).toBe(due);
    expect(findFineDisputeStep(state, due_on, due ?? since)).toBe(step);
    expect(findFineDisputeStep(state, due_on, '2027-01-15')).toBe(later);
  },
);

test('staff send a dispute before the store decides, and no decision is changed', () => {
  const moves = FINE_DISPUTE_STATES.flatMap((from) =>
    FINE_DISPUTE_STATES.filter((to) => canMoveFineDispute(from, to)).map((to) => `${from} ${to}`),
  );
  expect(moves).toEqual(['open sent', 'open refused', 'sent accepted', 'sent refused']);
});
