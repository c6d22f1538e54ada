import { fraud_cases } from '@tangent/db/schema/insight/monitoring.ts';
import { getFirstDay, getLastDay } from '@tangent/domain/money/royalty/period.ts';
import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

type Streams = { release_ids: readonly string[]; store_id: string; month: string };

/** Returns when the first case opened that has findings about releases at a store in a month; null without one. */
export async function findStreamWarning(db: Db | Tx, { release_ids, store_id, month }: Streams): Promise<Date | null> {
  const { opened_at, first_day, last_day } = fraud_cases;
  const [found] = await db
    .select({ opened_at })
    .from(fraud_cases)
    .where(
      and(
        inArray(fraud_cases.release_id, [...release_ids]),
        eq(fraud_cases.store_id, store_id),
        lte(first_day, getLastDay(month)),
        gte(last_day, getFirstDay(month)),
      ),
    )
    .orderBy(asc(opened_at))
    .limit(1);
  return found?.opened_at ?? null;
}
