type Place = { readonly key: string; readonly pathname: string; readonly search: string };

/** Under which name it is kept how far a page was scrolled. The first page of every visit has the same key: it goes by its address. */
export function scrollKeyOf({ key, pathname, search }: Place): string {
  return key === 'default' ? `${pathname}${search}` : key;
}
