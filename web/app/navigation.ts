import { clearPrefetched } from '../api/prefetch.ts';

/**
 * The sign-in pages are a separate small program beside the app: a user who only signs in need not load the rest. Both
 * run in one document, so that uploads continue while a user signs in again.
 */
const AUTH_PATH = /^\/auth\//;

export function isAuthPath(path: string): boolean {
  return AUTH_PATH.test(path);
}

let show: () => void = () => {};
let moved = false;

/** Whether the visible page differs from the one the browser loaded. */
export function hasNavigated(): boolean {
  return moved;
}

/** Registers, once at the start, the function that shows the page of the current address. */
export function onNavigation(showPage: () => void): void {
  show = showPage;
  addEventListener('popstate', () => show());
}

/**
 * Navigates between the two programs, or within the sign-in pages. `state` reaches the new page, as in the app's
 * router.
 */
export function navigateTo(
  address: string,
  { replace = false, state = null }: { replace?: boolean; state?: unknown } = {},
): void {
  moved = true;
  clearPrefetched();
  const entry = { usr: state };
  if (replace) history.replaceState(entry, '', address);
  else history.pushState(entry, '', address);
  show();
}
