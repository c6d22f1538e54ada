import { suspense_lines } from '@tangent/db/schema/money/sales.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';
import type { SuspenseKey } from './suspense-filter.ts';

/** Lists the groups of open lines that name a recording, with any release; or that name only this product. */
export async function listSuspenseKeys(tx: Tx | Db, code: { isrc: string } | { upc: string }): Promise<SuspenseKey[]> {
  const { isrc, upc, state } = suspense_lines;
  const isNamed = 'isrc' in code ? eq(isrc, code.isrc) : and(isNull(isrc), eq(upc, code.upc));
  const rows = await tx
    .selectDistinct({ isrc, upc })
    .from(suspense_lines)
    .where(and(eq(state, 'open'), isNamed));
  return rows.map((row) => ({ isrc: row.isrc ?? undefined, upc: row.upc ?? undefined }));
}
