import type { User } from '@tangent/contract/people/user.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import * as navigation from '../navigation.ts';
import { expireSession, getSessionUser, startSession } from './session.ts';
import { beforeExpiry, continueSession, leaveToSignIn, postponeSignIn, waitForSignIn } from './session-expiry.ts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
const assign = vi.fn();
vi.stubGlobal('location', { pathname: '/distributions/7/edit/tracks', search: '?a=1', assign });
const navigateTo = vi.spyOn(navigation, 'navigateTo').mockImplementation(() => {});

const createUser = (_id: string, block: User['block'] = null) => ({ _id, block }) as User;

beforeEach(() => {
  assign.mockClear();
  navigateTo.mockClear();
  startSession(createUser('u1'));
});

test('calls that find the session ended wait for one sign-in and then continue', async () => {
  const waiting = [waitForSignIn(), waitForSignIn()];
  expect(getSessionUser()).not.toBeNull();
  continueSession(createUser('u1'));
  expect(await Promise.all(waiting)).toEqual([true, true]);
  expect(navigateTo).not.toHaveBeenCalled();
});

test('a page of another or a restricted user is reloaded, and no waiting call continues', async () => {
  let hasContinued = false;
  void waitForSignIn().then(() => {
    hasContinued = true;
  });
  continueSession(createUser('u2'));
  expect(assign).toHaveBeenLastCalledWith('/dashboard');
  startSession(createUser('u1'));
  continueSession(createUser('u1', { reason: 'other', note: null, since: '2026-11-01T00:00:00Z' }));
  expect(assign).toHaveBeenCalledTimes(2);
  expect(hasContinued).toBe(false);
  postponeSignIn();
});

test('a postponed sign-in fails the calls that waited, and the next call asks again', async () => {
  const first = waitForSignIn();
  postponeSignIn();
  expect(await first).toBe(false);
  const second = waitForSignIn();
  continueSession(createUser('u1'));
  expect(await second).toBe(true);
});

test('leaving for the sign-in page saves what was typed and leads back', async () => {
  const save = vi.fn();
  const stop = beforeExpiry(save);
  const waiting = waitForSignIn();
  expect(save).not.toHaveBeenCalled();
  leaveToSignIn();
  expect(await waiting).toBe(false);
  expect(save).toHaveBeenCalledOnce();
  expect(navigateTo).toHaveBeenCalledWith('/auth/login?redirect=%2Fdistributions%2F7%2Fedit%2Ftracks%3Fa%3D1', {
    state: { expired: true },
  });
  stop();
});

test('without a signed-in user nothing waits', async () => {
  expireSession();
  expect(await waitForSignIn()).toBe(false);
});
