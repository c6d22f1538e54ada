import { watch_cases } from '@tangent/db/schema/watch.ts';
import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../platform/sql/open-database.ts';

/** How many cases of an account are open. */
export function countOpenCases(db: Tx | Db, accountId: string): Promise<number> {
  return db.$count(watch_cases, and(eq(watch_cases.account_id, accountId), eq(watch_cases.state, 'open')));
}
