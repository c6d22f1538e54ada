type PageLocation = { readonly key: string; readonly pathname: string; readonly search: string };

/**
 * Returns the key under which the scroll position is saved. The first page of every visit has the same key, so its
 * address is used.
 */
export function buildScrollKey({ key, pathname, search }: PageLocation): string {
  return key === 'default' ? `${pathname}${search}` : key;
}
