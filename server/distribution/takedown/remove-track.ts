import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries, track_removals } from '@tangent/db/schema/distribution/delivery.ts';
import { IN_STORE_STATUSES } from '@tangent/domain/catalogue/release/status.ts';
import { canRemoveTrack, type TrackRemovalReason } from '@tangent/domain/catalogue/release/track-removal.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { notify } from '../../events/activity/public.ts';
import { byStaff, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { changeWantedState, insertSnapshot, trackName } from '../delivery/public.ts';

/** One track of a release at one store. */
export type TrackAtStore = { release_id: string; track_id: string; store_id: string };

type Removal = { reason: TrackRemovalReason; note: string | null };

/**
 * Takes one track down from one store; the rest of the release stays there, and every other store keeps the track. The
 * store gets an update without deals for it (docs/standards/delivery.md). Refuses the last track that a store still
 * has: then the release is taken down.
 */
export async function removeTrack(
  tx: Tx,
  actor: Actor,
  place: TrackAtStore,
  { reason, note }: Removal,
  now: Date,
): Promise<void> {
  const account_id = await lockRelease(tx, actor, place);
  await requireLive(tx, place);
  const { release_id, track_id, store_id } = place;
  const all = await tx.select({ id: tracks.id }).from(tracks).where(eq(tracks.release_id, release_id));
  const removed = await tx
    .select({ track_id: track_removals.track_id })
    .from(track_removals)
    .where(
      and(
        eq(track_removals.release_id, release_id),
        eq(track_removals.store_id, store_id),
        isNull(track_removals.restored_at),
      ),
    );
  const [track_ids, removed_ids] = [all.map(({ id }) => id), removed.map((row) => row.track_id)];
  if (!track_ids.includes(track_id)) throw new Refusal('not_found');
  if (removed_ids.includes(track_id)) throw new Refusal('invalid_transition');
  if (!canRemoveTrack({ track_ids, removed_ids }, track_id)) {
    throw new Refusal('invalid_input', [{ code: 'last_track_at_store', path: 'track_id' }]);
  }
  const [removal] = await tx
    .insert(track_removals)
    .values({ ...place, account_id, reason, note, removed_at: now, removed_by: actor.user_id })
    .returning({ id: track_removals.id });
  const snapshot_id = await sendUpdate(tx, release_id, now);
  await tx
    .update(track_removals)
    .set({ snapshot_id })
    .where(eq(track_removals.id, removal?.id ?? ''));
  await announce(tx, actor, { event: 'track_removed', place, details: { reason, note }, at: now });
}

/** Brings a track back to the store that it left. */
export async function restoreTrack(tx: Tx, actor: Actor, place: TrackAtStore, note: string | null, now: Date) {
  await lockRelease(tx, actor, place);
  const restored = await tx
    .update(track_removals)
    .set({ restored_at: now, restored_by: actor.user_id })
    .where(
      and(
        eq(track_removals.release_id, place.release_id),
        eq(track_removals.track_id, place.track_id),
        eq(track_removals.store_id, place.store_id),
        isNull(track_removals.restored_at),
      ),
    )
    .returning({ id: track_removals.id });
  if (restored.length === 0) throw new Refusal('invalid_transition');
  await sendUpdate(tx, place.release_id, now);
  await announce(tx, actor, { event: 'track_restored', place, details: { note }, at: now });
}

/** Locks the release, so that a takedown or a change of its details waits. Returns its account. */
async function lockRelease(tx: Tx, actor: Actor, { release_id }: TrackAtStore): Promise<string> {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  const [release] = await tx.select().from(releases).where(eq(releases.id, release_id)).for('update');
  if (!release) throw new Refusal('not_found');
  if (!IN_STORE_STATUSES.includes(release.status)) throw new Refusal('invalid_transition');
  return release.account_id;
}

async function requireLive(tx: Tx, { release_id, store_id }: TrackAtStore): Promise<void> {
  const [delivery] = await tx
    .select({ state: deliveries.state, wanted: deliveries.wanted })
    .from(deliveries)
    .where(and(eq(deliveries.release_id, release_id), eq(deliveries.store_id, store_id)));
  if (delivery?.wanted !== 'live' || delivery.state === 'removed') throw new Refusal('invalid_transition');
}

/** Stores at which nothing changed see no difference to the earlier snapshot and get no message. */
async function sendUpdate(tx: Tx, releaseId: string, now: Date): Promise<string> {
  const snapshot = await insertSnapshot(tx, releaseId, now);
  await changeWantedState(tx, releaseId, { snapshot_id: snapshot.id }, now);
  return snapshot.id;
}

type Announced = {
  event: 'track_removed' | 'track_restored';
  place: TrackAtStore;
  details: Record<string, string | null>;
  at: Date;
};

async function announce(tx: Tx, actor: Actor, { event, place, details, at }: Announced): Promise<void> {
  const { release_id, track_id, store_id } = place;
  await recordAction(tx, event === 'track_removed' ? 'release.remove_track' : 'release.restore_track', {
    by: byStaff(actor),
    subject: { kind: 'release', id: release_id },
    details: { track_id, store_id, ...details },
    at,
  });
  const [names] = await tx
    .select({ track: trackName(sql`${tracks}`), store: stores.name })
    .from(tracks)
    .innerJoin(stores, eq(stores.id, store_id))
    .where(eq(tracks.id, track_id));
  const params = { track_id, store_id, track: names?.track ?? '', store: names?.store ?? '' };
  await notify(tx, { type: event, release_id, at, params });
}
