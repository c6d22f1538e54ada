import type { Store } from '@tangent/contract/catalogue/store.ts';

/** Lists the chosen stores that claim recordings in other people's uploads. */
export function listClaimingStores(stores: readonly Store[], chosen: readonly string[]): Store[] {
  return stores.filter(({ id, connected, claims }) => connected && claims && chosen.includes(id));
}

/** Whether a store has music of its own beside what it claims: a fingerprint service does nothing but claim. */
export function hasLibrary({ category }: Pick<Store, 'category'>): boolean {
  return category !== 'fingerprint';
}
