import { deliveries, delivery_messages } from '@tangent/db/schema/delivery.ts';
import { store_profiles, stores } from '@tangent/db/schema/store.ts';
import { and, eq } from 'drizzle-orm';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { Tx } from '../platform/sql/open-database.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import { buildErnMessage } from './build-ern-message.ts';
import type { DeliveryContext } from './context.ts';
import { findAssets } from './delivery-asset.ts';
import { failMessage } from './delivery-store.ts';
import { sendToStoreJob } from './job-kinds.ts';
import { getSnapshot } from './release-snapshot.ts';

/**
 * Writes and checks the messages of a release when all its files are there; before that it does nothing, and the last file to
 * be made asks again. A message that any check refuses never leaves.
 */
export async function buildMessages(context: DeliveryContext, releaseId: string): Promise<void> {
  const planned = await context.db
    .select({ id: delivery_messages.id })
    .from(delivery_messages)
    .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
    .where(and(eq(deliveries.release_id, releaseId), eq(delivery_messages.state, 'planned')));
  // One transaction per store: a message that cannot be built must not hold up the others.
  for (const { id } of planned) await inTransaction(context.db, (tx) => buildMessage(tx, context, id));
}

async function buildMessage(tx: Tx, context: DeliveryContext, messageId: string): Promise<void> {
  const [row] = await tx
    .select()
    .from(delivery_messages)
    .innerJoin(store_profiles, eq(store_profiles.id, delivery_messages.profile_id))
    .innerJoin(stores, eq(stores.id, store_profiles.store_id))
    .where(and(eq(delivery_messages.id, messageId), eq(delivery_messages.state, 'planned')))
    .for('update', { of: delivery_messages });
  if (!row) return;
  const at = context.clock.now();
  const snapshot = await getSnapshot(tx, row.delivery_messages.snapshot_id);
  const assets = await findAssets(tx, snapshot);
  if (assets === null) return;
  if (context.schemas === null && !isSandboxStore(context, row.store_profiles.profile.sftp_url)) {
    const reason = {
      state: 'failed',
      reason_code: 'schemas_missing',
      reason_text: 'DDEX_SCHEMA_DIR is not set',
    } as const;
    return failMessage(tx, messageId, { ...reason, at });
  }
  const built = buildErnMessage({
    snapshot,
    assets,
    profile: row.store_profiles.profile,
    message: row.delivery_messages,
    recipient: { dpid: row.stores.ddex_party_id, name: row.stores.name },
    sender: context.sender,
    schemas: context.schemas,
    is_test: context.is_sandbox,
  });
  const { xml, xml_sha256, check_issues } = built;
  const content = { xml, xml_sha256, check_issues };
  if (built.is_refused) {
    await tx.update(delivery_messages).set(content).where(eq(delivery_messages.id, messageId));
    const worst = check_issues.find((issue) => issue.severity !== 'warning');
    const reason_text = worst ? `${worst.code} ${worst.path}`.trim() : null;
    return failMessage(tx, messageId, { state: 'invalid', reason_code: 'message_invalid', reason_text, at });
  }
  await tx
    .update(delivery_messages)
    .set({ ...content, state: 'built' })
    .where(eq(delivery_messages.id, messageId));
  await enqueue(tx, sendToStoreJob, { store_id: row.stores.id }, { key: row.stores.id });
}

function isSandboxStore(context: DeliveryContext, ownAddress: string | null): boolean {
  return context.is_sandbox && ownAddress === null;
}
