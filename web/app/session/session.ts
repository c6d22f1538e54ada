import type { currentUser, logout } from '@tangent/contract/identity/auth.ts';
import type { User } from '@tangent/contract/people/user.ts';
import { useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { clearStored, readStored, removeStored, writeStored } from '../storage.ts';

/** The fields of the user that the browser may store between visits (S4-038, A-170). */
export type StoredUser = Pick<User, '_id' | 'name' | 'username' | 'email' | 'subscription' | 'freeze' | 'banned'>;

/** Only a verified user may see data; a stored one is only a name to show until the server responds. */
export type Session =
  | { readonly state: 'initializing' | 'unreachable'; readonly user: StoredUser | null }
  | { readonly state: 'verified'; readonly user: User | null };

const CHECK_TIMEOUT_MS = 10_000;

let session: Session = { state: 'initializing', user: readUser() };
let check: Promise<Session> | null = null;
const listeners = new Set<() => void>();

export function useSession(): Session {
  return useSyncExternalStore(listen, readSession, readSession);
}

/** Returns the signed-in user, on pages that only a verified user reaches. */
export function useUser(): User {
  const { state, user } = useSession();
  const verified = state === 'verified' ? user : null;
  // When a session ends, the page stays until the sign-in page has loaded: it keeps showing the last user.
  const [last, setLast] = useState(verified);
  if (verified !== null && verified !== last) setLast(verified);
  const known = verified ?? last;
  if (known === null) throw new Error('a page for signed-in users is rendered without a user');
  return known;
}

/** Returns the signed-in user; null while no one is, or while it is not known. */
export function getSessionUser(): User | null {
  return session.state === 'verified' ? session.user : null;
}

/** Asks the server once who is signed in; concurrent callers share the response. */
export function verifySession(): Promise<Session> {
  check ??= fetchSession();
  return check;
}

/** Asks again after the server was unreachable. */
export function retrySession(): Promise<Session> {
  check = null;
  change({ state: 'initializing', user: session.user });
  return verifySession();
}

/** Starts a session after signing in or registering, or updates it after the user's data changed. */
export function startSession(user: User): void {
  writeUser(user);
  change({ state: 'verified', user });
}

/** Ends the session after the server reported that no user is signed in. */
export function expireSession(): void {
  removeStored('user');
  change({ state: 'verified', user: null });
}

/** Signs out and clears this browser in any case; returns whether the server was reached. */
export async function closeSession(): Promise<boolean> {
  const ended = await callApi<typeof logout>('GET', '/v1/auth/logout', {}).then(
    () => true,
    () => false,
  );
  clearStored();
  change({ state: 'verified', user: null });
  return ended;
}

async function fetchSession(): Promise<Session> {
  try {
    const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
    startSession(await callApi<typeof currentUser>('GET', '/v1/api/user', { signal }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) expireSession();
    else change({ state: 'unreachable', user: session.user });
  }
  return session;
}

function change(next: Session): void {
  session = next;
  if (next.state === 'verified') check = Promise.resolve(next);
  for (const listener of listeners) listener();
}

const readSession = () => session;

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readUser(): StoredUser | null {
  try {
    return JSON.parse(readStored('user') ?? 'null') as StoredUser | null;
  } catch {
    return null;
  }
}

function writeUser({ _id, name, username, email, subscription, freeze, banned }: User): void {
  const stored: StoredUser = { _id, name, username, email, subscription, freeze, banned };
  writeStored('user', JSON.stringify(stored));
}
