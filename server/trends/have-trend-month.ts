import { addMonths, firstDayOf, type Period } from '@tangent/domain/royalty/period.ts';
import { havePartition } from '../platform/sql/have-partition.ts';
import type { Db } from '../platform/sql/open-database.ts';
import { SUMS } from './roll-up.ts';

const TABLES = ['trend_entries', ...SUMS.map(({ name }) => `trend_${name}_days`)];

/** Makes the parts of the tables of trends for a month, unless they are there. */
export async function haveTrendMonth(db: Db, period: Period): Promise<void> {
  const [from, to] = [firstDayOf(period), firstDayOf(addMonths(period, 1))];
  for (const table of TABLES)
    await havePartition(db, { table, name: `${table}_y${period.replace('-', 'm')}`, from, to });
}
