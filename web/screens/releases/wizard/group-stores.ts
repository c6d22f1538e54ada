import type { Store } from '@tangent/contract/store.ts';
import { isStoreIncluded, STORE_CATEGORIES, type StoreCategory } from '@tangent/domain/store/store.ts';

export type StoreGroup = {
  readonly key: 'major' | StoreCategory;
  /** What the plan may choose. */
  readonly open: readonly Store[];
  /** What another plan would open. */
  readonly locked: readonly Store[];
};

/** The stores as the step shows them: the major ones first, then by what they do. A search leaves only what it finds. */
export function groupStores(
  stores: readonly Store[],
  { search, language, premium }: { search: string; language: string; premium: boolean },
): StoreGroup[] {
  const fold = (text: string) => text.toLocaleLowerCase(language).normalize('NFKD').replace(/\p{M}/gu, '');
  const wanted = fold(search.trim());
  const found = stores.filter(({ name }) => fold(name).includes(wanted));
  const majors = { key: 'major', open: found.filter((store) => !store.premium), locked: [] } as const;
  const others = STORE_CATEGORIES.map((key) => {
    const sameKind = found.filter((store) => store.premium && store.category === key);
    const open = sameKind.filter((store) => isStoreIncluded(store, premium));
    return { key, open, locked: sameKind.filter((store) => !open.includes(store)) };
  });
  return [majors, ...others].filter(({ open, locked }) => open.length + locked.length > 0);
}

/** The stores a plan may choose: what a new release goes to. */
export function listAvailableStoreIds(stores: readonly Store[], premium: boolean): string[] {
  return stores.filter((store) => isStoreIncluded(store, premium)).map(({ id }) => id);
}
