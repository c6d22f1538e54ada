import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { royalty_store_totals } from '@tangent/db/schema/royalty.ts';
import type { Period } from '@tangent/domain/royalty/period.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/sql/open-database.ts';
import { listHolders } from './list-holders.ts';
import { writeStatementHead, writeStatementRows } from './statement-csv.ts';

/** A year of royalties on this machine. */
export type RoyaltyYear = { name: string; place: string; size_bytes: number };

/** Writes every line that is worth something to an account into a folder, a CSV for each year, however many there are. */
export async function writeRoyaltyYears(db: Db, accountId: string, folder: string): Promise<RoyaltyYear[]> {
  const holders = await listHolders(db, accountId);
  const { rows } = await db.execute<{ period: Period }>(sql`
    select distinct to_char(t.period, 'YYYY-MM') as period from ${royalty_store_totals} t
     where t.holder_id = any(${sql.param(holders)}) order by 1`);
  const files: RoyaltyYear[] = [];
  for (const year of new Set(rows.map(({ period }) => period.slice(0, 4)))) {
    const name = `royalties-${year}.csv`;
    const place = path.join(folder, name);
    const months = rows.map(({ period }) => period).filter((period) => period.startsWith(year));
    await pipeline(writeYear(db, holders, months), createWriteStream(place));
    files.push({ name, place, size_bytes: (await stat(place)).size });
  }
  return files;
}

async function* writeYear(db: Db, holders: readonly string[], months: readonly Period[]): AsyncGenerator<string> {
  yield writeStatementHead();
  for (const month of months) yield* writeStatementRows(db, holders, month);
}
