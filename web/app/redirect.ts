import { APP_PATHS } from '../site/app-paths.ts';

const OWN_PATH = /^\/(?![/\\])/;

/**
 * Where to go after signing in: the wish if it is a path of our own, else the fallback. A browser reads a backslash as a
 * slash and drops tabs and line breaks, so the wish is judged by what the browser would make of it.
 */
export function chooseRedirect(target: string | null, origin: string, fallback: string): string {
  if (target === null || !OWN_PATH.test(target)) return fallback;
  try {
    const url = new URL(target, origin);
    const path = `${url.pathname}${url.search}${url.hash}`;
    // What is left when dots are resolved may name another site in turn.
    return url.origin === origin && OWN_PATH.test(path) ? path : fallback;
  } catch {
    return fallback;
  }
}

/** The sign-in page that leads back to an address of ours, down to the part of the page that was asked for. */
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
