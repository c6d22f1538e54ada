import { expect, test } from 'vitest';
import { isClosed, isOpenOn } from './store-closing.ts';

const CLOSING = { closes_on: '2026-12-31' };
const STAYING = { closes_on: null };

test.each([
  [CLOSING, '2026-12-30', false, true],
  [CLOSING, '2026-12-31', false, true],
  [CLOSING, '2027-01-01', true, false],
  [STAYING, '2027-01-01', false, true],
] as const)(
  'a store that closes (%j) on %s: closed %s, open for a release of that date %s',
  (store, day, over, open) => {
    expect([isClosed(store, day), isOpenOn(store, day)]).toEqual([over, open]);
  },
);

test('a release without a date may go to every store that is still open', () => {
  expect(isOpenOn(CLOSING, null)).toBe(true);
});
