import { form_requests } from '@tangent/db/schema/promotion/form.ts';
import { WORK_QUEUE_ROWS_MAX } from '@tangent/domain/people/people-limits.ts';
import type { WaitingItem } from '@tangent/domain/people/work-queue.ts';
import { REQUEST_STATES } from '@tangent/domain/promotion/form/forms.ts';
import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';

/** Every state before the answer, by name: so the index on state and deadline finds the few among all requests. */
const OPEN = REQUEST_STATES.filter((state) => state !== 'answered');

/** Lists the requests that wait for an answer, by the hours that their plan promises. */
export async function listRequestWork(db: Db): Promise<WaitingItem[]> {
  const { id, subject, due_at, status } = form_requests;
  const rows = await db
    .select({ id, name: subject, due_at })
    .from(form_requests)
    .where(inArray(status, OPEN))
    .orderBy(asc(due_at))
    .limit(WORK_QUEUE_ROWS_MAX);
  return rows.map(({ due_at, ...row }) => ({ ...row, due_ms: due_at.getTime() }));
}
