import type { User } from '@tangent/contract/people/user.ts';
import { useSyncExternalStore } from 'react';
import { navigateTo } from '../navigation.ts';
import { HOME_PATH } from '../paths.ts';
import { buildLoginPath } from '../redirect.ts';
import { expireSession, getSessionUser, startSession } from './session.ts';

/**
 * Why the sign-in page opened, so that it can explain: a session ended, a sign-out did not reach the server, or the
 * account was closed.
 */
export type LoginState = { readonly expired?: true; readonly logout_failed?: true; readonly closed?: true } | null;

/** Calls that wait for the user to sign in again; they share one dialog. */
type Pause = { readonly promise: Promise<boolean>; readonly settle: (canContinue: boolean) => void };

let pause: Pause | null = null;
const listeners = new Set<() => void>();
const savers = new Set<() => void>();

/** Registers a function that saves form values before the user leaves the page; returns a function that unregisters it. */
export function beforeExpiry(save: () => void): () => void {
  savers.add(save);
  return () => savers.delete(save);
}

/**
 * Handles a session that ended during work: the page stays, and a dialog asks the user to sign in again.
 * Resolves to whether the work can continue. Without a signed-in user there is no work to continue.
 */
export function waitForSignIn(): Promise<boolean> {
  if (getSessionUser() === null) return Promise.resolve(false);
  if (pause === null) {
    let resolve: Pause['settle'] = () => {};
    const promise = new Promise<boolean>((done) => {
      resolve = done;
    });
    const settle: Pause['settle'] = (canContinue) => {
      pause = null;
      notify();
      resolve(canContinue);
    };
    pause = { promise, settle };
    notify();
  }
  return pause.promise;
}

/** Returns whether the user is asked to sign in again. */
export function useSessionEnded(): boolean {
  return useSyncExternalStore(listen, () => pause !== null);
}

/** Continues the work if the same user signed in again. For another or a blocked user, the page reloads. */
export function continueSession(user: User): void {
  const isSame = user._id === getSessionUser()?._id && user.block === null;
  startSession(user);
  if (isSame) pause?.settle(true);
  else location.assign(HOME_PATH);
}

/** Closes the dialog without signing in: the calls that waited fail, and the next one asks again. */
export function postponeSignIn(): void {
  pause?.settle(false);
}

/** Opens the sign-in page, for other ways to sign in, and returns here afterwards. */
export function leaveToSignIn(): void {
  const { pathname, search } = location;
  for (const save of savers) save();
  expireSession();
  const state: LoginState = { expired: true };
  navigateTo(buildLoginPath({ pathname, search }), { state });
  pause?.settle(false);
}

function notify(): void {
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
