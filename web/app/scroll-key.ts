type PageLocation = { readonly key: string; readonly pathname: string; readonly search: string };

/** Under which name it is kept how far a page was scrolled. The first page of every visit has the same key: it goes by its address. */
export function buildScrollKey({ key, pathname, search }: PageLocation): string {
  return key === 'default' ? `${pathname}${search}` : key;
}
