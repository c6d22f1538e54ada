import { expect, test } from 'vitest';
import { findNotice } from './login-notice.ts';

const NOTHING = { isVoid: false, state: null };

test.each([
  ['a plain sign-in shows no notice', '', NOTHING, null],
  ['a return from Apple that failed', 'error=auth_failed', NOTHING, 'auth_failed'],
  ['an expired verification link', 'error=verification_failed', NOTHING, 'verification_failed'],
  ['any other error is not repeated', 'error=<b>pay here</b>', NOTHING, null],
  ['a password that was just set', 'reset=done', NOTHING, 'reset'],
  ['an address that was just verified', 'verified=1', NOTHING, 'verified'],
  ['the same in the requested page', 'redirect=%2Fdashboard%3Fverified%3D1', NOTHING, 'verified'],
  ['any other requested page', 'redirect=%2Fartists%3Fx%3D1', NOTHING, null],
  ['a session that ended', 'redirect=%2Fartists', { isVoid: false, state: { expired: true } }, 'expired'],
  [
    '[S8-007] a sign-out that did not reach the server',
    '',
    { isVoid: false, state: { logout_failed: true } },
    'logout_failed',
  ],
  ['an account that its owner has just closed', '', { isVoid: false, state: { closed: true } }, 'closed'],
  ['a sign-in whose code came too late', 'reset=done', { isVoid: true, state: { expired: true } }, 'void'],
] as const)('%s', (_, query, happened, notice) => {
  expect(findNotice(new URLSearchParams(query), happened)).toBe(notice);
});
