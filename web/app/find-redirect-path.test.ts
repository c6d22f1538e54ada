import type { User } from '@tangent/contract/people/user.ts';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null });
const { findRedirectPath } = await import('./find-redirect-path.ts');

const USER: User = {
  _id: '0191d3a0-0000-7000-8000-000000000001',
  name: 'Lena Ortiz',
  username: 'lena',
  email: 'lena@example.com',
  email_verified: true,
  language: 'en',
  plan: 'free',
  capabilities: [],
  subscription: {
    plan_name: 'tangent_lite',
    status: 'none',
    expires_at: null,
    provider: null,
    cancel_at_period_end: false,
  },
  freeze: false,
  banned: false,
  block: null,
  is_staff: false,
  test_mode: true,
  today: '2026-11-20',
};
const STAFF = { ...USER, is_staff: true };
const FROZEN = { ...USER, freeze: true };
const BANNED = { ...STAFF, banned: true };
const at = (path: string) => new URL(path, 'https://tangent.example');

test.each([
  [
    '[S2-001] [S2-064] a visitor on a page for users signs in first',
    'user',
    null,
    '/artists?x=1',
    '/auth/login?redirect=%2Fartists%3Fx%3D1',
  ],
  ['a visitor may sign in', 'guest', null, '/auth/login', null],
  ['[S2-038] a visitor may read what a restriction is', 'blocked', null, '/account/blocked', null],
  ['a link in an email works for visitors', 'anyone', null, '/auth/reset-password?token=x', null],
  ['a link in an email works for users', 'anyone', USER, '/auth/reset-password?token=x', null],
  ['[S2-063] not for blocked users', 'anyone', FROZEN, '/auth/reset-password?token=x', '/account/blocked'],
  ['a user sees the page', 'user', USER, '/artists', null],
  ['[S2-065] a user at the sign-in page goes home', 'guest', USER, '/auth/login', '/dashboard'],
  ['[S2-065] a user at the sign-up page goes home', 'guest', USER, '/auth/signup', '/dashboard'],
  ['a user at the sign-in page goes to the requested page', 'guest', USER, '/auth/login?redirect=/artists', '/artists'],
  ['a user is not redirected off the site', 'guest', USER, '/auth/login?redirect=//evil.example', '/dashboard'],
  ['a user who is not blocked leaves the blocked page', 'blocked', USER, '/account/blocked', '/dashboard'],
  ['for a user the back office leads nowhere', 'staff', USER, '/backoffice/reviews', '/'],
  ['for a visitor the back office leads nowhere', 'staff', null, '/backoffice/reviews', '/'],
  ['staff have the back office', 'staff', STAFF, '/backoffice/reviews', null],
  ['[S2-063] a frozen user sees only the blocked page', 'user', FROZEN, '/distributions', '/account/blocked'],
  [
    '[S2-066] a frozen user at the sign-in page goes to the blocked page',
    'guest',
    FROZEN,
    '/auth/login?redirect=/artists',
    '/account/blocked',
  ],
  ['a frozen user stays on the blocked page', 'blocked', FROZEN, '/account/blocked', null],
  ['banned staff have no back office', 'staff', BANNED, '/backoffice/reviews', '/account/blocked'],
] as const)('%s', (_, audience, user, path, redirectPath) => {
  expect(findRedirectPath(audience, user, at(path))).toBe(redirectPath);
});
