import type { SocialProvider } from '@tangent/domain/identity/auth/sign-in-method.ts';
import { APP_PATHS } from '../../site/app-paths.ts';

export type GoogleCallback = { provider: 'google'; token: string | null; state: string | null };
export type AppleCallback = { provider: 'apple'; code: string | null; state: string | null; name: string | null };
/** The data a provider sends back with a user. None of it is trusted before the server has checked it. */
export type SocialCallback = GoogleCallback | AppleCallback;

const REDIRECT_KEY = 'social_redirect';

let pendingCallback: SocialCallback | null = null;

/**
 * Parses a callback: Google puts it into the fragment of the sign-in page, Apple into the query of its own page
 * (S2-008, S2-060).
 */
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
 * Removes the data of a provider from the address, before any other code of the page runs: neither the history nor a
 * shared link may contain it. The page to open after signing in replaces it.
 */
export function captureCallback(): void {
  pendingCallback = parseCallback(location);
  if (pendingCallback === null) return;
  const target = consumeRedirect();
  const search = target === null ? '' : `?redirect=${encodeURIComponent(target)}`;
  history.replaceState(history.state, '', location.pathname + search);
}

export function hasCallback(provider: SocialProvider): boolean {
  return pendingCallback?.provider === provider;
}

/** Returns the callback of this provider, to the first caller only. */
export function consumeCallback<P extends SocialProvider>(
  provider: P,
): Extract<SocialCallback, { provider: P }> | null {
  if (pendingCallback?.provider !== provider) return null;
  const callback = pendingCallback as Extract<SocialCallback, { provider: P }>;
  pendingCallback = null;
  return callback;
}

/** Saves the page to open after the OAuth round trip. */
export function saveRedirect(target: string | null): void {
  try {
    if (target === null) sessionStorage.removeItem(REDIRECT_KEY);
    else sessionStorage.setItem(REDIRECT_KEY, target);
  } catch {
    // Storage may be blocked: then signing in ends at the first page.
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
