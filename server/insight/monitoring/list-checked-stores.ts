import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { fraud_cases } from '@tangent/db/schema/insight/monitoring.ts';
import type { CalendarDate } from '@tangent/domain/calendar.ts';
import { and, asc, eq, gte } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';

/** Lists the stores with an open case of an account that has findings from a day on: their streams are being checked. */
export function listCheckedStores(
  db: Db,
  accountId: string,
  from: CalendarDate,
): Promise<{ id: string; name: string }[]> {
  return db
    .selectDistinct({ id: stores.id, name: stores.name })
    .from(fraud_cases)
    .innerJoin(stores, eq(stores.id, fraud_cases.store_id))
    .where(and(eq(fraud_cases.account_id, accountId), eq(fraud_cases.state, 'open'), gte(fraud_cases.last_day, from)))
    .orderBy(asc(stores.name));
}
