import { expect, test } from 'vitest';
import {
  ACCOUNT_STATUSES,
  ACTIONS_BY_STATUS,
  computeAccountStatus,
  isActionAllowed,
  USER_ACTIONS,
} from './account-status.ts';

const ACCOUNT = { freeze: false, banned: false, is_deactivated: false };

test.each([
  [{}, 'active'],
  [{ freeze: true }, 'frozen'],
  [{ banned: true }, 'banned'],
  [{ freeze: true, banned: true }, 'banned'],
  [{ is_deactivated: true }, 'deactivated'],
  [{ banned: true, is_deactivated: true }, 'deactivated'],
] as const)('an account with %j is %s', (flags, account_status) => {
  expect(computeAccountStatus({ ...ACCOUNT, ...flags })).toBe(account_status);
});

test('every action is allowed in at least one status, and no action can be repeated', () => {
  for (const action of USER_ACTIONS)
    expect(ACCOUNT_STATUSES.some((account_status) => isActionAllowed(action, account_status))).toBe(true);
  expect(isActionAllowed('freeze', 'frozen')).toBe(false);
  expect(isActionAllowed('freeze', 'banned')).toBe(false);
  expect(isActionAllowed('ban', 'banned')).toBe(false);
  expect(ACTIONS_BY_STATUS.deactivated).toEqual(['reactivate']);
});
