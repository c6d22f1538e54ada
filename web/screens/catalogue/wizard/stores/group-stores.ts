import type { Store } from '@tangent/contract/catalogue/store.ts';
import { isStoreIncluded, STORE_CATEGORIES, type StoreCategory } from '@tangent/domain/catalogue/store/store.ts';

export type StoreGroup = {
  readonly key: 'major' | StoreCategory;
  /** Stores that the plan includes. */
  readonly open: readonly Store[];
  /** Stores that a different plan would include. */
  readonly locked: readonly Store[];
};

/** Groups the stores for the step: major ones first, then by kind. A search keeps only its matches. */
export function groupStores(
  stores: readonly Store[],
  { search, language, premium }: { search: string; language: string; premium: boolean },
): StoreGroup[] {
  const fold = (text: string) => text.toLocaleLowerCase(language).normalize('NFKD').replace(/\p{M}/gu, '');
  const query = fold(search.trim());
  const found = stores.filter(({ name }) => fold(name).includes(query));
  const majors = { key: 'major', open: found.filter((store) => !store.premium), locked: [] } as const;
  const others = STORE_CATEGORIES.map((key) => {
    const sameKind = found.filter((store) => store.premium && store.category === key);
    const open = sameKind.filter((store) => isStoreIncluded(store, premium));
    return { key, open, locked: sameKind.filter((store) => !open.includes(store)) };
  });
  return [majors, ...others].filter(({ open, locked }) => open.length + locked.length > 0);
}

/** Returns the stores that the plan includes: the default of a new release. */
export function listAvailableStoreIds(stores: readonly Store[], premium: boolean): string[] {
  return stores.filter((store) => isStoreIncluded(store, premium)).map(({ id }) => id);
}
