import { rights_claims } from '@tangent/db/schema/promotion/rights-claim.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { REQUEST_DOCUMENT_DAYS } from '@tangent/domain/promotion/form-limits.ts';
import { CLAIM_REMINDER_DAYS } from '@tangent/domain/request-limits.ts';
import { and, between, eq, isNull, lt, sql } from 'drizzle-orm';
import { enqueueDiscards } from '../../catalogue/upload/public.ts';
import type { BaseContext } from '../../platform/module.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { isShown } from './claim-store.ts';
import { notifyOwner } from './receive-claim.ts';

/** Reminds once of each claim whose last day comes, and deletes documents 90 days after the end of their claim. */
export async function sweepDueClaims({ db, clock }: BaseContext): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const today = utcDay(now.getTime());
    const due = await tx
      .update(rights_claims)
      .set({ reminded_at: now })
      .where(
        and(
          eq(rights_claims.state, 'open'),
          between(rights_claims.due_on, today, addDays(today, CLAIM_REMINDER_DAYS)),
          isNull(rights_claims.reminded_at),
          isShown,
        ),
      )
      .returning({ track_id: rights_claims.track_id });
    for (const claim of due) await notifyOwner(tx, claim, 'claim_due', now);
  });
  await inTransaction(db, async (tx) => {
    const isOld = and(
      lt(rights_claims.closed_at, new Date(now.getTime() - REQUEST_DOCUMENT_DAYS * DAY_MS)),
      sql`cardinality(${rights_claims.document_upload_ids}) > 0`,
    );
    const rows = await tx.select().from(rights_claims).where(isOld).for('update');
    for (const { id, document_upload_ids } of rows) {
      const change = { document_upload_ids: [], documents_removed_at: now };
      await tx.update(rights_claims).set(change).where(eq(rights_claims.id, id));
      await enqueueDiscards(tx, document_upload_ids);
    }
  });
}
