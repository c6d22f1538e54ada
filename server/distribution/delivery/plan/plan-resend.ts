import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { canMoveDelivery } from '@tangent/domain/distribution/delivery/status.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { selectFiles } from '../build/delivery-asset.ts';
import { enqueueFiles } from '../build/enqueue-files.ts';
import { insertMessages } from '../build/insert-messages.ts';
import { findOpen, findReceivedSnapshot, type NextMessage } from './decide-next.ts';
import { type LockedDelivery, lockDeliveryFacts, supersede, toMessageTarget } from './plan-next.ts';

type Resend = { with_files: boolean; priority: number; resend_of: string | null };

/**
 * Plans a repetition of the wanted state for a store, requested by the store or by staff: a new message with a new id
 * (docs/standards/delivery.md). Returns the id of the message; null while another one is being uploaded, while the store
 * is being set up, or when there is nothing to send.
 */
export async function planResend(tx: Tx, deliveryId: string, resend: Resend, now: Date): Promise<string | null> {
  const [situation] = await lockDeliveryFacts(tx, [deliveryId], now);
  if (!situation || situation.delivery.state === 'removed') return null;
  const open = findOpen(situation.messages);
  const next = describeResend(situation, resend);
  const snapshot = next && situation.snapshots.get(next.snapshot_id);
  if (open?.state === 'uploading' || !next || !snapshot) return null;
  if (situation.is_store_closed || (!situation.is_store_live && next.kind !== 'takedown')) return null;
  await supersede(tx, open ? [open.id] : []);
  const { resend_of } = resend;
  const [id] = await insertMessages(tx, [{ ...next, ...toMessageTarget(situation), resend_of }], now);
  await enqueueFiles(tx, [{ snapshot, profile: situation.profile, carries: next }]);
  await moveOn(tx, situation, next, now);
  return id ?? null;
}

function describeResend(situation: LockedDelivery, { with_files, priority }: Resend): NextMessage | null {
  const { delivery, messages, profile } = situation;
  const received = findReceivedSnapshot(situation);
  const files = selectFiles(profile, { with_audio: with_files, with_cover: with_files });
  if (delivery.wanted === 'down') {
    if (received === null) return null;
    return { kind: 'takedown', snapshot_id: received, priority: 0, with_audio: false, with_cover: false };
  }
  const snapshot_id = delivery.wanted_snapshot_id ?? messages[0]?.snapshot_id;
  if (snapshot_id === undefined) return null;
  return { kind: received === null ? 'insert' : 'update', snapshot_id, priority, ...files };
}

async function moveOn(tx: Tx, { delivery }: LockedDelivery, next: NextMessage, now: Date): Promise<void> {
  const state = next.kind === 'takedown' ? 'taking_down' : 'queued';
  if (!canMoveDelivery(delivery.state, state)) return;
  await tx
    .update(deliveries)
    .set({ state, changed_at: now, reason_code: null, reason_text: null })
    .where(eq(deliveries.id, delivery.id));
}
