import type { SocialProvider } from '@tangent/domain/auth/sign-in-method.ts';
import { APP_PATHS } from '../site/app-paths.ts';

/** What a provider sent somebody back with. Nothing of it is believed before the server has checked it. */
export type GoogleArrival = { provider: 'google'; token: string | null; state: string | null };
export type AppleArrival = { provider: 'apple'; code: string | null; state: string | null; name: string | null };
export type SocialArrival = GoogleArrival | AppleArrival;

const WISH_KEY = 'social_wish';

let waiting: SocialArrival | null = null;

/** Google answers in the fragment of the sign-in page, Apple in the query of its own page (S2-008, S2-060). */
export function readArrival({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  const fragment = new URLSearchParams(hash.slice(1));
  if (pathname === APP_PATHS.login && (fragment.has('id_token') || fragment.has('error'))) {
    return { provider: 'google', token: fragment.get('id_token'), state: fragment.get('state') } as const;
  }
  if (pathname !== APP_PATHS.auth_callback) return null;
  const query = new URLSearchParams(search);
  const [code, state, name] = ['code', 'state', 'name'].map((key) => query.get(key));
  return { provider: 'apple', code: code ?? null, state: state ?? null, name: name ?? null } as const;
}

/**
 * Takes what a provider sent out of the address, before anything else of the page runs: neither history nor a shared link
 * may hold it. The wish where to go after signing in comes back in its place.
 */
export function receiveArrival(): void {
  waiting = readArrival(location);
  if (waiting === null) return;
  const wish = takeWish();
  const search = wish === null ? '' : `?redirect=${encodeURIComponent(wish)}`;
  history.replaceState(history.state, '', location.pathname + search);
}

export function hasArrival(provider: SocialProvider): boolean {
  return waiting?.provider === provider;
}

/** What came back from this provider, for the one who asks first. */
export function takeArrival<P extends SocialProvider>(provider: P): Extract<SocialArrival, { provider: P }> | null {
  if (waiting?.provider !== provider) return null;
  const arrival = waiting as Extract<SocialArrival, { provider: P }>;
  waiting = null;
  return arrival;
}

/** Where somebody wanted to go, over the trip to the provider. */
export function keepWish(wish: string | null): void {
  try {
    if (wish === null) sessionStorage.removeItem(WISH_KEY);
    else sessionStorage.setItem(WISH_KEY, wish);
  } catch {
    // Then the trip ends at the first page.
  }
}

function takeWish(): string | null {
  try {
    const wish = sessionStorage.getItem(WISH_KEY);
    sessionStorage.removeItem(WISH_KEY);
    return wish;
  } catch {
    return null;
  }
}
