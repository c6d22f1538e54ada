import type { MetadataChange, MetadataFields } from '@tangent/contract/distribution/metadata-change.ts';
import { metadata_changes } from '@tangent/db/schema/distribution/delivery.ts';
import type { AuditAction } from '@tangent/domain/identity/access/audit-action.ts';
import { eq } from 'drizzle-orm';
import { getReleaseView, writeMetadata } from '../../catalogue/release/public.ts';
import { recordActivity } from '../../events/activity/public.ts';
import { byStaff, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { changeWantedState, followClaims, insertSnapshot, planMissingDeliveries } from '../delivery/public.ts';
import { type ChangeRow, getChange, getReachableRelease, lockChangeable, moveChange } from './change-store.ts';
import { getChangeView } from './change-view.ts';
import { resolveWantedFields } from './propose-change.ts';

/**
 * Approves a change: the release and a new snapshot contain it from now on, and every store whose view differs gets a
 * message (docs/standards/delivery.md). All of it in one transaction.
 */
export async function approveChange(tx: Tx, actor: Actor, id: string, now: Date): Promise<MetadataChange> {
  const change = await getForStaff(tx, actor, id);
  const release = await lockChangeable(tx, change.release_id);
  await moveChange(tx, id, { state: 'approved', decided_by: actor.user_id, decided_at: now });
  const before = await getReleaseView(tx, release.id, now);
  const owners = [release.account_id, change.proposed_by];
  await writeMetadata(tx, await resolveWantedFields(tx, before, change.wanted as MetadataFields, owners, now), now);
  const snapshot = await insertSnapshot(tx, release.id, now);
  await tx.update(metadata_changes).set({ snapshot_id: snapshot.id }).where(eq(metadata_changes.id, id));
  await changeWantedState(tx, release.id, { snapshot_id: snapshot.id }, now);
  await planMissingDeliveries(tx, release.id, snapshot.id, now);
  await followClaims(tx, release.id, now);
  await recordActivity(tx, { account_id: release.account_id, release_id: release.id, type: 'updated', at: now });
  await record(tx, actor, change, { action: 'metadata_change.approve', at: now });
  return getChangeView(tx, id);
}

/** Declines a change, with a note to its owner. */
export async function declineChange(
  tx: Tx,
  actor: Actor,
  id: string,
  answer: string,
  now: Date,
): Promise<MetadataChange> {
  const change = await getForStaff(tx, actor, id);
  await moveChange(tx, id, { state: 'declined', decided_by: actor.user_id, decided_at: now, answer });
  await record(tx, actor, change, { action: 'metadata_change.decline', at: now });
  return getChangeView(tx, id);
}

/** Withdraws an undecided change: the owner's own, or one that staff proposed. */
export async function withdrawChange(tx: Tx, actor: Actor, id: string, now: Date): Promise<MetadataChange> {
  const change = await getChange(tx, id);
  await getReachableRelease(tx, actor, change.release_id);
  await moveChange(tx, id, { state: 'withdrawn', decided_by: actor.user_id, decided_at: now });
  if (actor.is_staff) await record(tx, actor, change, { action: 'metadata_change.withdraw', at: now });
  return getChangeView(tx, id);
}

async function getForStaff(tx: Tx, actor: Actor, id: string): Promise<ChangeRow> {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  return getChange(tx, id);
}

async function record(
  tx: Tx,
  actor: Actor,
  { id, release_id }: ChangeRow,
  { action, at }: { action: AuditAction; at: Date },
): Promise<void> {
  const subject = { kind: 'metadata_change', id } as const;
  await recordAction(tx, action, { by: byStaff(actor), subject, details: { release_id }, at });
}
