import { type Compared, findComparableDays } from '@tangent/domain/insight/analytics/find-comparable-days.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { type Part, readComparison, readParts } from './aggregate-parts.ts';
import type { FigureQuery } from './figure-query.ts';

export type StorePart<Name extends string> = Part<Name> & {
  store: { id: string; name: string };
  compared: Compared['days'] | null;
  comparison: Compared['comparison'] | null;
};

/** Totals a range by store, the largest first, each with its first count in the days it is compared with. */
export async function aggregateStores<Name extends string>(
  db: Db,
  figureQuery: FigureQuery,
  counts: readonly [Name, ...Name[]],
): Promise<StorePart<Name>[]> {
  const query = { by: 'track', key: 'store_id', counts } as const;
  const parts = await readParts(db, figureQuery, query);
  const stores = parts.map((part) => ({ ...part, ...compareStore(figureQuery, part.key) }));
  const days = new Map(stores.map(({ key, comparison }) => [key, comparison]));
  const before = await readComparison(db, figureQuery.music, query, days);
  const names = new Map(figureQuery.freshness.map(({ store }) => [store.id, store.name]));
  return stores.map((part) => ({
    ...part,
    before: before(part.key),
    store: { id: part.key, name: names.get(part.key) ?? part.key },
  }));
}

/** Compares a store only up to the last day that this store has reported: others may be days ahead of it. */
export function compareStore(
  figureQuery: FigureQuery,
  storeId: string,
): Pick<StorePart<string>, 'compared' | 'comparison'> {
  const reported = figureQuery.freshness.find(({ store }) => store.id === storeId);
  const found = findComparableDays(figureQuery, reported?.until ?? null);
  return { compared: found?.days ?? null, comparison: found?.comparison ?? null };
}
