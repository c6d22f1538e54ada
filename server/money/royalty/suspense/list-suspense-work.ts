import { suspense_lines } from '@tangent/db/schema/money/sales.ts';
import { WORK_QUEUE_ROWS_MAX } from '@tangent/domain/people/people-limits.ts';
import type { WaitingItem } from '@tangent/domain/people/work-queue.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/sql/open-database.ts';

/** Lists the lines with money whose owner is not known yet; no day is set for them. */
export async function listSuspenseWork(db: Db): Promise<WaitingItem[]> {
  const { file_no, line_no, title, state } = suspense_lines;
  const rows = await db
    .select({ file_no, line_no, title })
    .from(suspense_lines)
    .where(eq(state, 'open'))
    .limit(WORK_QUEUE_ROWS_MAX);
  return rows.map(({ file_no, line_no, title }) => ({ id: `${file_no}/${line_no}`, name: title ?? '', due_ms: null }));
}
