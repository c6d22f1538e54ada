import { addMonths, getFirstDay, type Period } from '@tangent/domain/royalty/period.ts';
import { ensurePartition } from '../../platform/sql/ensure-partition.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { ROLLUPS } from './roll-up.ts';

const TABLES = ['trend_entries', ...ROLLUPS.map(({ name }) => `trend_${name}_days`)];

/** Makes the parts of the tables of trends for a month, unless they are there. */
export async function ensureTrendMonth(db: Db, period: Period): Promise<void> {
  const [from, to] = [getFirstDay(period), getFirstDay(addMonths(period, 1))];
  for (const table of TABLES)
    await ensurePartition(db, { table, name: `${table}_y${period.replace('-', 'm')}`, from, to });
}
