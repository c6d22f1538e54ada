import { store_profiles, stores } from '@tangent/db/schema/store.ts';
import { seedStores } from '@tangent/db/seeds/stores.ts';
import { isDpid } from '@tangent/ddex/codes/dpid.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../platform/sql/transaction.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('the twelve major stores are there once, however often the product starts, and keep what an operator entered', async () => {
  const seed = () => inTransaction(database.db, (tx) => seedStores(tx, new Date()));
  await Promise.all([seed(), seed()]);
  await database.db.update(stores).set({ active: false }).where(eq(stores.id, 'pandora'));
  await seed();
  const rows = await database.db.select().from(stores);
  expect(rows).toHaveLength(12);
  expect(rows.filter(({ ddex_party_id }) => !isDpid(ddex_party_id))).toEqual([]);
  expect(new Set(rows.map(({ ddex_party_id }) => ddex_party_id)).size).toBe(12);
  expect(rows.filter(({ active }) => !active).map(({ id }) => id)).toEqual(['pandora']);
  expect(await database.db.select().from(store_profiles)).toHaveLength(12);
});
