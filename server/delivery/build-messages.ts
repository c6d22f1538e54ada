import { deliveries, delivery_messages } from '@tangent/db/schema/delivery.ts';
import { store_profiles, stores } from '@tangent/db/schema/store.ts';
import type { ErnIssue } from '@tangent/ddex/issue.ts';
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
  const row = await lockPlanned(tx, messageId);
  if (!row) return;
  const { profile } = row.store_profiles;
  const snapshot = await getSnapshot(tx, row.delivery_messages.snapshot_id);
  const assets = await findAssets(tx, snapshot);
  if (assets === null) return;
  const at = context.clock.now();
  if (
    context.schemas === null &&
    !isSandboxStore(context, profile.transport.kind === 'sftp' ? profile.transport.url : null)
  ) {
    const reason_text = 'DDEX_SCHEMA_DIR is not set';
    return failMessage(tx, messageId, { state: 'failed', reason_code: 'schemas_missing', reason_text, at });
  }
  const built = buildErnMessage({
    ...{ snapshot, assets, profile, message: row.delivery_messages },
    // Without an id the check refuses the message.
    recipient: { dpid: row.stores.ddex_party_id ?? '', name: row.stores.name },
    sender: context.sender,
    schemas: context.schemas,
    is_test: context.is_sandbox,
  });
  const { is_refused, ...content } = built;
  const state = is_refused ? 'planned' : 'built';
  await tx
    .update(delivery_messages)
    .set({ ...content, state })
    .where(eq(delivery_messages.id, messageId));
  if (is_refused) {
    const reason_text = describeWorst(content.check_issues);
    return failMessage(tx, messageId, { state: 'invalid', reason_code: 'message_invalid', reason_text, at });
  }
  await enqueue(tx, sendToStoreJob, { store_id: row.stores.id }, { key: row.stores.id });
}

async function lockPlanned(tx: Tx, messageId: string) {
  const [row] = await tx
    .select()
    .from(delivery_messages)
    .innerJoin(store_profiles, eq(store_profiles.id, delivery_messages.profile_id))
    .innerJoin(stores, eq(stores.id, store_profiles.store_id))
    .where(and(eq(delivery_messages.id, messageId), eq(delivery_messages.state, 'planned')))
    .for('update', { of: delivery_messages });
  return row;
}

function describeWorst(issues: readonly ErnIssue[]): string | null {
  const worst = issues.find((issue) => issue.severity !== 'warning');
  return worst ? `${worst.code} ${worst.path}`.trim() : null;
}

function isSandboxStore(context: DeliveryContext, ownAddress: string | null): boolean {
  return context.is_sandbox && ownAddress === null;
}
