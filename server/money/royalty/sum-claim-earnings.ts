import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { royalty_store_totals } from '@tangent/db/schema/money/royalty.ts';
import { addMonths, getFirstDay, type Period, toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import { listHolders } from './list-holders.ts';
import { presentMicros } from './present-micros.ts';

const MONTHS = 12;

type ClaimEarnings = { micros: number; from: Period; until: Period; largest_store_id: string };

/**
 * Sums what claims earned an account: the lines in reports of services that do nothing but claim music in videos
 * (Content ID and others), over the last 12 months that they reported. Null when they reported nothing.
 */
export async function sumClaimEarnings(db: Db, accountId: string): Promise<ClaimEarnings | null> {
  const holders = sql.param(await listHolders(db, accountId));
  const isOfClaims = sql`t.holder_id = any(${holders}) and s.category = 'fingerprint'`;
  const totals = sql`${royalty_store_totals} t join ${stores} s on s.id = t.store_id`;
  const { rows: last } = await db.execute<{ until: string | null }>(
    sql`select max(t.period)::text as until from ${totals} where ${isOfClaims}`,
  );
  if (!last[0]?.until) return null;
  const until = toPeriod(last[0].until);
  const from = addMonths(until, 1 - MONTHS);
  const { rows } = await db.execute<{ store_id: string; micros: string }>(
    sql`select t.store_id, sum(t.amount_micros)::text as micros from ${totals}
         where ${isOfClaims} and t.period >= ${getFirstDay(from)} group by 1 order by sum(t.amount_micros) desc, 1`,
  );
  const sum = rows.reduce((all, { micros }) => all + BigInt(micros), 0n);
  return { micros: presentMicros(sum), from, until, largest_store_id: rows[0]?.store_id ?? '' };
}
