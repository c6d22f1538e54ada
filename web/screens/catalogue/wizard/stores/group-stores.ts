import type { Store } from '@tangent/contract/catalogue/store.ts';
import { isStoreIncluded, STORE_CATEGORIES, type StoreCategory } from '@tangent/domain/catalogue/store/store.ts';

export type StoreGroup = {
  readonly key: 'major' | StoreCategory;
  readonly stores: readonly Store[];
};

/** Groups the stores of the plan: major ones first, then by kind. A search keeps only its matches. */
export function groupStores(
  stores: readonly Store[],
  { search, language, premium }: { search: string; language: string; premium: boolean },
): StoreGroup[] {
  const fold = (text: string) => text.toLocaleLowerCase(language).normalize('NFKD').replace(/\p{M}/gu, '');
  const query = fold(search.trim());
  const found = stores.filter(({ name }) => fold(name).includes(query));
  const majors = { key: 'major', stores: found.filter((store) => !store.premium) } as const;
  const others = STORE_CATEGORIES.map((key) => ({
    key,
    stores: found.filter((store) => store.premium && store.category === key && isStoreIncluded(store, premium)),
  }));
  return [majors, ...others].filter((group) => group.stores.length > 0);
}

/** Returns the stores that the plan includes: the default of a new release. */
export function listAvailableStoreIds(stores: readonly Store[], premium: boolean): string[] {
  return stores.filter((store) => isStoreIncluded(store, premium)).map(({ id }) => id);
}
