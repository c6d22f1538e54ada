import { deliveries, delivery_messages } from '@tangent/db/schema/delivery.ts';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../platform/sql/transaction.ts';
import type { DeliveryContext } from './context.ts';
import { failMessage } from './delivery-store.ts';
import { listWaitingReleases } from './enqueue-builds.ts';

/** A file could not be made at all: every delivery that waits for it fails and says so. Staff may retry it. */
export async function failEncoding({ db, clock }: DeliveryContext, uploadId: string, error: unknown): Promise<void> {
  const reason_text = error instanceof Error ? error.message : String(error);
  const failure = { state: 'failed', reason_code: 'encoding_failed', reason_text, at: clock.now() } as const;
  await inTransaction(db, async (tx) => {
    for (const releaseId of await listWaitingReleases(tx, uploadId)) {
      const waiting = await tx
        .select({ id: delivery_messages.id })
        .from(delivery_messages)
        .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
        .where(and(eq(deliveries.release_id, releaseId), eq(delivery_messages.state, 'planned')));
      for (const { id } of waiting) await failMessage(tx, id, failure);
    }
  });
}
