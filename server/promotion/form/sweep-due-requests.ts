import { form_requests } from '@tangent/db/schema/promotion/form.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { ALLOWANCE_NOTICE_DAYS } from '@tangent/domain/money/plan-limits.ts';
import { REQUEST_DOCUMENT_DAYS } from '@tangent/domain/promotion/form-limits.ts';
import { and, between, eq, isNull, lt, sql } from 'drizzle-orm';
import { enqueueDiscards } from '../../catalogue/upload/public.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { BaseContext } from '../../platform/module.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { formMailJob } from './jobs.ts';
import { announceMoves } from './mark-move.ts';

/**
 * Deletes documents 90 days after the answer, and announces each allowance once before it ends, and each step of a move
 * that the artist has to take.
 */
export async function sweepDueRequests({ db, clock }: BaseContext): Promise<void> {
  const now = clock.now();
  await announceMoves(db, now);
  await inTransaction(db, async (tx) => {
    const due = and(
      lt(form_requests.answered_at, new Date(now.getTime() - REQUEST_DOCUMENT_DAYS * DAY_MS)),
      isNull(form_requests.documents_removed_at),
      sql`cardinality(${form_requests.document_upload_ids}) > 0`,
    );
    const rows = await tx.select().from(form_requests).where(due).for('update');
    for (const { id, document_upload_ids } of rows) {
      const change = { document_upload_ids: [], documents_removed_at: now };
      await tx.update(form_requests).set(change).where(eq(form_requests.id, id));
      await enqueueDiscards(tx, document_upload_ids);
    }
  });
  await inTransaction(db, async (tx) => {
    const today = utcDay(now.getTime());
    const ending = await tx
      .update(form_requests)
      .set({ allowance_announced_at: now })
      .where(
        and(
          between(form_requests.allowed_until, today, addDays(today, ALLOWANCE_NOTICE_DAYS)),
          isNull(form_requests.allowance_announced_at),
        ),
      )
      .returning({ id: form_requests.id });
    for (const { id } of ending) await enqueue(tx, formMailJob, { mail: 'form_allowance_ends', request_id: id });
  });
}
