import { royalty_store_totals } from '@tangent/db/schema/money/royalty.ts';
import type { Period } from '@tangent/domain/money/royalty/period.ts';
import { sql } from 'drizzle-orm';
import { writeYearFiles, type YearFile } from '../../platform/csv/write-year-files.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { listHolders } from './list-holders.ts';
import { writeStatementHead, writeStatementRows } from './statements/statement-csv.ts';

/** Writes every line with money for an account into a folder, one CSV per year, however many lines there are. */
export async function writeRoyaltyYears(db: Db, accountId: string, folder: string): Promise<YearFile[]> {
  const holders = await listHolders(db, accountId);
  const { rows } = await db.execute<{ period: Period }>(sql`
    select distinct to_char(t.period, 'YYYY-MM') as period from ${royalty_store_totals} t
     where t.holder_id = any(${sql.param(holders)}) order by 1`);
  const months = rows.map(({ period }) => period);
  return writeYearFiles({ folder, kind: 'royalties' }, months, (own) => writeYear(db, holders, own));
}

async function* writeYear(db: Db, holders: readonly string[], months: readonly Period[]): AsyncGenerator<string> {
  yield writeStatementHead();
  for (const month of months) yield* writeStatementRows(db, holders, month);
}
