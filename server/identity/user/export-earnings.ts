import { earnings_holds, royalty_store_totals } from '@tangent/db/schema/royalty.ts';
import { eq, sql } from 'drizzle-orm';
import { listHolders } from '../../money/royalty/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

/** What somebody's music and shares earned, by month and store. Every line is in the archive that they make themselves. */
export async function exportEarnings(tx: Tx, id: string) {
  const holders = await listHolders(tx, id);
  const { rows } = await tx.execute(sql`
    select to_char(t.period, 'YYYY-MM') as period, t.store_id, t.is_share = 1 as is_share, sum(t.lines) as lines,
           sum(t.units) as units, sum(t.gross_micros) as gross_micros, sum(t.amount_micros) as amount_micros
      from ${royalty_store_totals} t where t.holder_id = any(${sql.param(holders)})
     group by t.period, t.store_id, t.is_share order by t.period, t.store_id, t.is_share`);
  const { reason, held_at, released_at, release_id } = earnings_holds;
  return {
    royalties: rows,
    earnings_holds: await tx
      .select({ release_id, reason, held_at, released_at })
      .from(earnings_holds)
      .where(eq(earnings_holds.account_id, id)),
  };
}
