import type { SocialProvider } from '@tangent/domain/auth/sign-in-method.ts';
import { APP_PATHS } from '../site/app-paths.ts';

/** What a provider sent somebody back with. Nothing of it is believed before the server has checked it. */
export type GoogleCallback = { provider: 'google'; token: string | null; state: string | null };
export type AppleCallback = { provider: 'apple'; code: string | null; state: string | null; name: string | null };
export type SocialCallback = GoogleCallback | AppleCallback;

const REDIRECT_KEY = 'social_wish';

let waiting: SocialCallback | null = null;

/** Google answers in the fragment of the sign-in page, Apple in the query of its own page (S2-008, S2-060). */
export function parseCallback({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) {
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
export function captureCallback(): void {
  waiting = parseCallback(location);
  if (waiting === null) return;
  const target = consumeRedirect();
  const search = target === null ? '' : `?redirect=${encodeURIComponent(target)}`;
  history.replaceState(history.state, '', location.pathname + search);
}

export function hasCallback(provider: SocialProvider): boolean {
  return waiting?.provider === provider;
}

/** What came back from this provider, for the one who asks first. */
export function consumeCallback<P extends SocialProvider>(
  provider: P,
): Extract<SocialCallback, { provider: P }> | null {
  if (waiting?.provider !== provider) return null;
  const callback = waiting as Extract<SocialCallback, { provider: P }>;
  waiting = null;
  return callback;
}

/** Where somebody wanted to go, over the trip to the provider. */
export function saveRedirect(target: string | null): void {
  try {
    if (target === null) sessionStorage.removeItem(REDIRECT_KEY);
    else sessionStorage.setItem(REDIRECT_KEY, target);
  } catch {
    // Then the trip ends at the first page.
  }
}

function consumeRedirect(): string | null {
  try {
    const target = sessionStorage.getItem(REDIRECT_KEY);
    sessionStorage.removeItem(REDIRECT_KEY);
    return target;
  } catch {
    return null;
  }
}
