import { code_counters } from '@tangent/db/schema/code.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

export type Series = Pick<typeof code_counters.$inferInsert, 'kind' | 'prefix' | 'year'>;

const FIRST_NUMBER = 1;

/**
 * Takes `count` numbers of a series and answers the first. The row stays locked until the transaction ends, so that two
 * approvals never share a number; what a failed approval took is free again, what an approved one took never is.
 */
export async function reserveNumbers(tx: Tx, series: Series, count: number): Promise<number> {
  const [row] = await tx
    .insert(code_counters)
    .values({ ...series, next_number: FIRST_NUMBER + count })
    .onConflictDoUpdate({
      target: [code_counters.kind, code_counters.prefix, code_counters.year],
      set: { next_number: sql`${code_counters.next_number} + ${count}` },
    })
    .returning();
  if (!row) throw new Error('the code counter was not stored');
  return row.next_number - count;
}
