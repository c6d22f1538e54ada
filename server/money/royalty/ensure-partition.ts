import { addMonths, getFirstDay, toPeriod } from '@tangent/domain/royalty/period.ts';
import { sql } from 'drizzle-orm';
import { ensurePartition as ensureTablePartition } from '../../platform/sql/ensure-partition.ts';
import type { Db } from '../../platform/sql/open-database.ts';

/** Makes the part of the table of entries for a month of sales, unless it is there. True when it is new. */
export function ensurePartition(db: Db, firstDay: string): Promise<boolean> {
  const period = toPeriod(firstDay);
  return ensureTablePartition(db, {
    table: 'royalty_entries',
    name: `royalty_entries_y${period.replace('-', 'm')}`,

    from: getFirstDay(period),
    to: getFirstDay(addMonths(period, 1)),
    prepare: (table) => sql`
      create trigger append_only before update or delete or truncate on ${table}
        for each statement execute function refuse_change()`,
  });
}
