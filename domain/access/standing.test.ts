import { expect, test } from 'vitest';
import { ACTS_BY_STANDING, mayAct, PERSON_ACTS, STANDINGS, standingOf } from './standing.ts';

const ACCOUNT = { freeze: false, banned: false, is_deactivated: false };

test.each([
  [{}, 'active'],
  [{ freeze: true }, 'frozen'],
  [{ banned: true }, 'banned'],
  [{ freeze: true, banned: true }, 'banned'],
  [{ is_deactivated: true }, 'deactivated'],
  [{ banned: true, is_deactivated: true }, 'deactivated'],
] as const)('an account with %j is %s', (flags, standing) => {
  expect(standingOf({ ...ACCOUNT, ...flags })).toBe(standing);
});

test('every act has a standing from which it leads, and nothing is done twice', () => {
  for (const act of PERSON_ACTS) expect(STANDINGS.some((standing) => mayAct(act, standing))).toBe(true);
  expect(mayAct('freeze', 'frozen')).toBe(false);
  expect(mayAct('freeze', 'banned')).toBe(false);
  expect(mayAct('ban', 'banned')).toBe(false);
  expect(ACTS_BY_STANDING.deactivated).toEqual(['reactivate']);
});
