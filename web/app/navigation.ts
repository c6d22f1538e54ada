import { clearPrefetched } from '../api/prefetch.ts';

/**
 * Sign-in and its relatives are a small program of their own beside the app: somebody who only wants to sign in need not wait for
 * the rest. Both live in one document, so that uploads go on when a session has to be opened again.
 */
const AUTH_PATH = /^\/auth\//;

export function isAuthPath(path: string): boolean {
  return AUTH_PATH.test(path);
}

let show: () => void = () => {};
let moved = false;

/** Whether the page that is shown is another one than the browser loaded. */
export function hasNavigated(): boolean {
  return moved;
}

/** Told once, at the start: how to show what the address says. */
export function onNavigation(showPage: () => void): void {
  show = showPage;
  addEventListener('popstate', () => show());
}

/** From one program into the other, or on within the doors. `state` reaches the page that is shown, as in the app's router. */
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
