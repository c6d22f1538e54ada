import { type Compared, compareTold } from '@tangent/domain/analytics/compare-told.ts';
import type { Db } from '../platform/sql/open-database.ts';
import type { Question } from './question.ts';
import { type Part, readBefore, readParts } from './sum-parts.ts';

export type StorePart<Name extends string> = Part<Name> & {
  store: { id: string; name: string };
  compared: Compared['days'] | null;
  comparison: Compared['comparison'] | null;
};

/** The stores of a range, the largest first; beside each its first count in the days that it is compared with. */
export async function sumStores<Name extends string>(
  db: Db,
  question: Question,
  counts: readonly [Name, ...Name[]],
): Promise<StorePart<Name>[]> {
  const asked = { by: 'track', key: 'store_id', counts } as const;
  const parts = await readParts(db, question, asked);
  const stores = parts.map((part) => ({ ...part, ...compareStore(question, part.key) }));
  const days = new Map(stores.map(({ key, comparison }) => [key, comparison]));
  const before = await readBefore(db, question.music, asked, days);
  const names = new Map(question.freshness.map(({ store }) => [store.id, store.name]));
  return stores.map((part) => ({
    ...part,
    before: before(part.key),
    store: { id: part.key, name: names.get(part.key) ?? part.key },
  }));
}

/** Figures of one store are compared as far as that store has told: others may be days ahead of it. */
export function compareStore(question: Question, storeId: string): Pick<StorePart<string>, 'compared' | 'comparison'> {
  const told = question.freshness.find(({ store }) => store.id === storeId);
  const found = compareTold(question, told?.until ?? null);
  return { compared: found?.days ?? null, comparison: found?.comparison ?? null };
}
