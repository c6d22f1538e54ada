import type { StoreOverview } from '@tangent/contract/backoffice-store.ts';

/** Stores that cannot be reached first, then those where something waits for a person, then those with releases, then by name. */
export function sortStores(stores: readonly StoreOverview[]): StoreOverview[] {
  return [...stores].sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}

function rank({ connection, counts, overdue }: StoreOverview): number {
  if (connection.state !== 'open') return 0;
  if (overdue > 0 || (counts.refused ?? 0) + (counts.failed ?? 0) > 0) return 1;
  return Object.keys(counts).length > 0 ? 2 : 3;
}
