import { APP_PATHS } from '../site/app-paths.ts';

const OWN_PATH = /^\/(?![/\\])/;

/**
 * Returns the address to open after signing in: the requested one if it is a path of this site, else the fallback. A
 * browser reads a backslash as a slash and drops tabs and line breaks, so the check uses the address as the browser
 * would parse it.
 */
export function chooseRedirect(target: string | null, origin: string, fallback: string): string {
  if (target === null || !OWN_PATH.test(target)) return fallback;
  try {
    const url = new URL(target, origin);
    const path = `${url.pathname}${url.search}${url.hash}`;
    // With the dots resolved, the path may name another site again.
    return url.origin === origin && OWN_PATH.test(path) ? path : fallback;
  } catch {
    return fallback;
  }
}

/** Builds the address of the sign-in page that leads back to an address of this site, including its fragment. */
export function buildLoginPath({
  pathname,
  search,
  hash = '',
}: {
  pathname: string;
  search: string;
  hash?: string;
}): string {
  return `${APP_PATHS.login}?redirect=${encodeURIComponent(pathname + search + hash)}`;
}
