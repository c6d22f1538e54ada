import type { Delivery } from '@tangent/contract/distribution/delivery.ts';
import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { store_profiles, stores } from '@tangent/db/schema/catalogue/store.ts';
import {
  deliveries,
  delivery_attempts,
  delivery_files,
  delivery_messages,
  track_removals,
} from '@tangent/db/schema/distribution/delivery.ts';
import { page_checks } from '@tangent/db/schema/distribution/page-check.ts';
import { LYRICS_FORMATS } from '@tangent/domain/catalogue/release/lyrics/lyrics-file.ts';
import { findLyricsState } from '@tangent/domain/distribution/delivery/lyrics-state.ts';
import type { MessageKind, MessageState } from '@tangent/domain/distribution/delivery/message.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { Refusal } from '../../../platform/refusal.ts';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';
import { trackName } from '../build/track-name.ts';

/** Lists the deliveries of a release with state and time, by store name. */
export async function listReleaseDeliveries(tx: Tx | Db, releaseId: string): Promise<Delivery[]> {
  const rows = await select(tx)
    .where(eq(deliveries.release_id, releaseId))
    .orderBy(asc(sql`lower(${stores.name})`));
  return rows.map(present);
}

export async function getDeliveryView(tx: Tx | Db, deliveryId: string): Promise<Delivery> {
  const [row] = await select(tx).where(eq(deliveries.id, deliveryId));
  if (!row) throw new Refusal('not_found');
  return present(row);
}

/** Returns deliveries by their ids, as owners and staff see them. */
export async function listDeliveryViews(tx: Tx | Db, ids: readonly string[]): Promise<ReadonlyMap<string, Delivery>> {
  if (ids.length === 0) return new Map();
  const rows = await select(tx).where(inArray(deliveries.id, [...ids]));
  return new Map(rows.map((row) => [row.delivery.id, present(row)]));
}

/** An Apple package has lyrics for one of its two stores; the other one shows none. */
const LYRICS_PATH = `\\.(${LYRICS_FORMATS.join('|')})$`;

function select(tx: Tx | Db) {
  const attempts = sql<number>`(
    select count(*)::int from ${delivery_attempts}
    join ${delivery_messages} on ${delivery_messages.id} = ${delivery_attempts.message_id}
    where ${delivery_messages.delivery_id} = ${deliveries.id})`;
  const nextAttemptMs = sql<string | null>`(
    select extract(epoch from ${delivery_messages.next_attempt_at}) * 1000 from ${delivery_messages}
    where ${delivery_messages.delivery_id} = ${deliveries.id}
      and ${delivery_messages.state} in ('planned', 'built', 'uploading'))`;
  const message = sql<NewestMessage | null>`(
    select json_build_object('kind', m.kind, 'state', m.state,
      'delivered_ms', round(extract(epoch from m.delivered_at) * 1000),
      'acknowledged_ms', round(extract(epoch from m.acknowledged_at) * 1000),
      'is_overdue', m.overdue_at is not null and m.acknowledged_at is null)
    from ${delivery_messages} m where m.delivery_id = ${deliveries.id} and m.state <> 'superseded'
    order by m.sequence desc limit 1)`;
  const received = sql<ReceivedMessage | null>`(
    select json_build_object('state', m.state, 'lyrics_refusal', m.lyrics_refusal, 'has_lyrics', exists(
      select 1 from ${delivery_files} f join ${store_profiles} p on p.id = m.profile_id
       where f.message_id = m.id and f.path ~* ${LYRICS_PATH} and (p.profile ->> 'takes_lyrics')::boolean))
    from ${delivery_messages} m
    where m.delivery_id = ${deliveries.id} and m.delivered_at is not null and m.kind <> 'takedown'
    order by m.sequence desc limit 1)`;
  const removed = sql<RemovedTrack[] | null>`(
    select json_agg(json_build_object('track_id', r.track_id, 'reason', r.reason, 'note', r.note,
        'title', ${trackName(sql`t`)},
        'removed_ms', round(extract(epoch from r.removed_at) * 1000),
        'confirmed', coalesce(${deliveries.accepted_snapshot_id} >= r.snapshot_id, false)) order by t.position)
      from ${track_removals} r join ${tracks} t on t.id = r.track_id
     where r.release_id = ${deliveries.release_id} and r.store_id = ${deliveries.store_id} and r.restored_at is null)`;
  return tx
    .select({
      delivery: deliveries,
      store: { name: stores.name, contract: stores.contract, closes_on: stores.closes_on },
      attempts,
      next_attempt_ms: nextAttemptMs,
      message,
      received,
      removed,
      page_check: page_checks,
    })
    .from(deliveries)
    .innerJoin(stores, eq(stores.id, deliveries.store_id))
    .leftJoin(
      page_checks,
      and(
        eq(page_checks.release_id, deliveries.release_id),
        eq(page_checks.store_id, deliveries.store_id),
        // It says nothing about a release that is not there.
        eq(deliveries.state, 'live'),
      ),
    );
}

type Row = Awaited<ReturnType<typeof select>>[number];

function present(row: Row): Delivery {
  const { delivery, store, attempts, next_attempt_ms, message, received, removed, page_check } = row;
  const next_attempt_at = next_attempt_ms === null ? null : new Date(Number(next_attempt_ms));
  const presented = presentDelivery(delivery, store, { attempts, next_attempt_at }, message);
  const removed_tracks = (removed ?? []).map(({ removed_ms, ...track }) => {
    return { ...track, removed_at: new Date(removed_ms).toISOString() };
  });
  const lyrics = received && presentLyrics(delivery, received);
  return { ...presented, removed_tracks, lyrics, page_check: page_check && presentPageCheck(page_check) };
}

function presentPageCheck(check: typeof page_checks.$inferSelect): Delivery['page_check'] {
  const { state, artist, expected_id, found_id, found_name, checked_at, requested_at } = check;
  return {
    state,
    artist,
    expected_id,
    found: found_id === null ? null : { id: found_id, name: found_name ?? '' },
    checked_at: checked_at.toISOString(),
    requested_at: requested_at?.toISOString() ?? null,
  };
}

function presentLyrics(
  { state: delivery_state }: typeof deliveries.$inferSelect,
  message: ReceivedMessage,
): Delivery['lyrics'] {
  const state = findLyricsState({ message, delivery_state });
  return state && { state, reason: state === 'refused' ? message.lyrics_refusal : null };
}

/** The attempts of a delivery, over all its messages. */
type DeliveryAttempts = { attempts: number; next_attempt_at: Date | null };

/** The newest message to the store, ignoring those that were superseded before they left. */
type NewestMessage = {
  kind: MessageKind;
  state: MessageState;
  delivered_ms: number | null;
  acknowledged_ms: number | null;
  is_overdue: boolean;
};

/** The newest message that reached the store, other than a takedown. */
type ReceivedMessage = { state: MessageState; has_lyrics: boolean; lyrics_refusal: string | null };

/** A track that left the store; the later a snapshot is, the greater is its id. */
type RemovedTrack = Omit<Delivery['removed_tracks'][number], 'removed_at'> & { removed_ms: number };

/** Presents a delivery to owners and staff; internal error texts are left out. */
function presentDelivery(
  row: typeof deliveries.$inferSelect,
  { name, contract, closes_on }: Pick<typeof stores.$inferSelect, 'name' | 'contract' | 'closes_on'>,
  tries: DeliveryAttempts,
  message: NewestMessage | null,
): Omit<Delivery, 'lyrics' | 'page_check' | 'removed_tracks'> {
  const { id, store_id, state, changed_at, reason_code, live_at } = row;
  const waits = state === 'queued' && tries.attempts > 0;
  return {
    id,
    store_id,
    store_name: name,
    closes_on,
    state,
    changed_at: changed_at.toISOString(),
    reason_code,
    attempts: tries.attempts,
    next_attempt_at: waits ? (tries.next_attempt_at?.toISOString() ?? null) : null,
    live_at: live_at?.toISOString() ?? null,
    removed_at: row.removed_at?.toISOString() ?? null,
    contract,
    message: message && presentMessage(message),
  };
}

function presentMessage({
  kind,
  state,
  delivered_ms,
  acknowledged_ms,
  is_overdue,
}: NewestMessage): Delivery['message'] {
  const instant = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
  return {
    kind,
    state,
    delivered_at: instant(delivered_ms),
    acknowledged_at: instant(acknowledged_ms),
    overdue: is_overdue,
  };
}
