import type { StoreOverview } from '@tangent/contract/catalogue/backoffice-store.ts';
import { store_connections, store_profiles, stores } from '@tangent/db/schema/catalogue/store.ts';
import { acknowledgements, deliveries, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { findFormat } from '@tangent/domain/catalogue/store/store-format.ts';
import type { DeliveryState } from '@tangent/domain/distribution/delivery/status.ts';
import { and, asc, eq, exists, inArray, isNotNull, isNull, not, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/sql/open-database.ts';
import { listMissing } from './set-store-state.ts';

type Connection = typeof store_connections.$inferSelect;
type Profile = typeof store_profiles.$inferSelect;

const SET_ASIDE_OUTCOMES: (typeof acknowledgements.$inferSelect)['outcome'][] = ['unreadable', 'too_large', 'not_read'];

/** Lists all stores by name with their connections, their newest profiles and the number of releases per state. */
export async function listStoreOverviews(db: Db, now: Date): Promise<StoreOverview[]> {
  const rows = await db
    .select({ store: stores, connection: store_connections, profile: store_profiles })
    .from(stores)
    .leftJoin(store_connections, eq(store_connections.store_id, stores.id))
    .leftJoin(
      store_profiles,
      and(
        eq(store_profiles.store_id, stores.id),
        sql`${store_profiles.version} = (select max(p.version) from ${store_profiles} p where p.store_id = ${stores.id})`,
      ),
    )
    .orderBy(asc(sql`lower(${stores.name})`));
  const counts = await countDeliveries(db);
  const overdue = await countOverdue(db);
  const setAside = await findSetAside(db);
  const waiting = await countWaiting(db);
  return rows.map(({ store, connection, profile }) => {
    const { id, name, category, contract, active, ddex_party_id, party_id_confirmed, state } = store;
    const { kit_made_on, test_sent_on, test_answered_on, test_answer, closes_on } = store;
    return {
      id,
      name,
      category,
      contract,
      active,
      ddex_party_id,
      party_id_confirmed,
      profile: profile && presentProfile(profile),
      counts: counts.get(id) ?? {},
      overdue: overdue.get(id) ?? 0,
      set_aside: setAside.get(id) ?? { count: 0, newest_file: null },
      connection: presentConnection(connection, now),
      state,
      setup: { kit_made_on, test_sent_on, test_answered_on, test_answer },
      closes_on,
      missing: listMissing(store, profile?.profile ?? null),
      waiting: waiting.get(id) ?? 0,
    };
  });
}

async function countDeliveries(db: Db): Promise<Map<string, Partial<Record<DeliveryState, number>>>> {
  const rows = await db
    .select({ store_id: deliveries.store_id, state: deliveries.state, number: sql<number>`count(*)::int` })
    .from(deliveries)
    .groupBy(deliveries.store_id, deliveries.state);
  const counts = new Map<string, Partial<Record<DeliveryState, number>>>();
  for (const { store_id, state, number } of rows) counts.set(store_id, { ...counts.get(store_id), [state]: number });
  return counts;
}

/** Counts the releases that wait for a store that is being set up. */
async function countWaiting(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ store_id: deliveries.store_id, number: sql<number>`count(*)::int` })
    .from(deliveries)
    .where(sql`${deliveries.reason_code} = 'store_not_live'`)
    .groupBy(deliveries.store_id);
  return new Map(rows.map(({ store_id, number }) => [store_id, number]));
}

async function countOverdue(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ store_id: deliveries.store_id, number: sql<number>`count(*)::int` })
    .from(delivery_messages)
    .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
    .where(and(isNotNull(delivery_messages.overdue_at), isNull(delivery_messages.acknowledged_at)))
    .groupBy(deliveries.store_id);
  return new Map(rows.map(({ store_id, number }) => [store_id, number]));
}

/** Finds the acknowledgements that could not be read, unless the store has replaced them by readable ones. */
async function findSetAside(db: Db): Promise<Map<string, StoreOverview['set_aside']>> {
  const { store_id, file_name, outcome, received_at } = acknowledgements;
  const later = alias(acknowledgements, 'later');
  const isReplaced = exists(
    db
      .select({ id: later.id })
      .from(later)
      .where(
        and(
          eq(later.store_id, store_id),
          eq(later.file_name, file_name),
          notInArray(later.outcome, SET_ASIDE_OUTCOMES),
        ),
      ),
  );
  const rows = await db
    .select({
      store_id,
      count: sql<number>`count(distinct ${file_name})::int`,
      newest_file: sql<string>`(array_agg(${file_name} order by ${received_at} desc))[1]`,
    })
    .from(acknowledgements)
    .where(and(inArray(outcome, SET_ASIDE_OUTCOMES), not(isReplaced)))
    .groupBy(store_id);
  return new Map(rows.map((row) => [row.store_id, { count: row.count, newest_file: row.newest_file }]));
}

function presentConnection(connection: Connection | null, now: Date): StoreOverview['connection'] {
  if (connection === null) {
    return { state: 'open', failures: 0, retry_at: null, reason: null, error_text: null, pause_note: null };
  }
  const { failures, retry_at, stopped_reason, error_text, pause_note, error_class } = connection;
  return {
    state: toState(connection, now),
    failures,
    error_text,
    pause_note,
    retry_at: retry_at?.toISOString() ?? null,
    reason: stopped_reason ?? error_class,
  };
}

function toState({ paused_at, stopped_reason, retry_at }: Connection, now: Date): StoreOverview['connection']['state'] {
  if (paused_at !== null) return 'paused';
  if (stopped_reason !== null) return 'stopped';
  return retry_at !== null && retry_at > now ? 'waiting' : 'open';
}

function presentProfile({ version, profile }: Profile): StoreOverview['profile'] {
  const { choreography, transport, acknowledgement, takedown_style, audio, image } = profile;
  return {
    version,
    format: findFormat(profile),
    choreography,
    acknowledgement,
    takedown_style,
    transport: transport.kind,
    audio: `${audio.codec} ${audio.max_bits}/${audio.max_sample_rate_hz / 1000}`,
    image: `${image.format} ${image.max_side_px}`,
    hash_algorithm: profile.hash_algorithm,
    acknowledge_within_hours: profile.acknowledge_within_hours,
    insert_days: profile.service_days.insert,
    update_days: profile.service_days.update,
  };
}
