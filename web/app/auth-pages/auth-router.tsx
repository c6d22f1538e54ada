import { type ComponentProps, useCallback, useMemo, useSyncExternalStore } from 'react';
import { isPlainClick } from '../../ui/is-plain-click.ts';
import { isAuthPath, navigateTo } from '../navigation.ts';

/** The part of a router the sign-in pages need, with the names of the app's router. */
type To = string | { readonly pathname?: string; readonly search?: string };

const listeners = new Set<() => void>();

/** Handles a change of the address while the sign-in pages are shown. */
export function handleAddressChange(): void {
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function toHref(to: To): string {
  if (typeof to === 'string') return to;
  const search = to.search === undefined || to.search === '' ? '' : `?${to.search.replace(/^\?/, '')}`;
  return `${to.pathname ?? location.pathname}${search}`;
}

export function useLocation(): { pathname: string; search: string; hash: string; state: unknown } {
  const href = useSyncExternalStore(listen, () => location.href);
  return useMemo(() => {
    const { pathname, search, hash } = new URL(href);
    return { pathname, search, hash, state: (history.state as { usr?: unknown } | null)?.usr ?? null };
  }, [href]);
}

export function useNavigate(): (to: To, options?: { replace?: boolean; state?: unknown }) => void {
  return useCallback((to, options) => navigateTo(toHref(to), options), []);
}

type Query = string | Record<string, string> | URLSearchParams;

export function useSearchParams(): [URLSearchParams, (query: Query, options?: { replace?: boolean }) => void] {
  const { search } = useLocation();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const setQuery = useCallback((next: Query, options?: { replace?: boolean }) => {
    navigateTo(toHref({ search: new URLSearchParams(next).toString() }), options);
  }, []);
  return [query, setQuery];
}

/** A link; a plain click on a link to another sign-in page loads no document. */
export function Link({ to, onClick, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: To }) {
  const address = toHref(to);
  return (
    <a
      {...rest}
      href={address}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event) || !isAuthPath(new URL(address, location.href).pathname))
          return;
        event.preventDefault();
        navigateTo(address);
      }}
    />
  );
}
