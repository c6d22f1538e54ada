import { deliveries, delivery_assets, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { OPEN_MESSAGE_STATES } from '@tangent/domain/distribution/delivery/message.ts';
import { DELIVERY_STATES } from '@tangent/domain/distribution/delivery/status.ts';
import { count, inArray, isNotNull, min } from 'drizzle-orm';
import type { Registry } from 'prom-client';
import { findOutboxHold } from '../../../messaging/outbox/public.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Log } from '../../../platform/log/create-log.ts';
import { addStateGauges } from '../../../platform/metrics/state-gauges.ts';
import type { Db } from '../../../platform/sql/open-database.ts';

/** Nearly all deliveries rest in these states; counting millions of them at every request would be a load. */
const AT_REST: readonly string[] = ['live', 'removed'];
const MOVING_STATES = DELIVERY_STATES.filter((state) => !AT_REST.includes(state));

/** Adds the state of deliveries, and of the messages that have not left yet. */
export function registerDeliveryMetrics(
  registry: Registry,
  { db, clock, log }: { db: Db; clock: Clock; log: Log },
): void {
  addStateGauges(registry, log, {
    gauges: {
      deliveries: { help: 'Deliveries by state, except those that are live or removed', labels: ['state'] },
      outbox_messages: { help: 'Messages to stores that have not left yet, by state', labels: ['state'] },
      outbox_oldest_seconds: { help: 'Age of the oldest message that has not left yet' },
      sound_faults: { help: 'Sound files for stores that differ from their uploads; none of them leaves' },
      outbox_held: { help: '1 while nothing may leave for stores and users' },
    },
    read: async () => {
      const moving = await countMoving(db);
      const open = await listOpen(db);
      const oldest = open.flatMap(({ since }) => (since === null ? [] : [since.getTime()]));
      const now = clock.now().getTime();
      return {
        deliveries: MOVING_STATES.map((state) => toReading(state, moving)),
        outbox_messages: OPEN_MESSAGE_STATES.map((state) => toReading(state, open)),
        outbox_oldest_seconds: [{ value: oldest.length === 0 ? 0 : (now - Math.min(...oldest)) / 1000 }],
        sound_faults: [{ value: await countSoundFaults(db) }],
        outbox_held: [{ value: (await findOutboxHold(db)) === null ? 0 : 1 }],
      };
    },
  });
}

function toReading(state: string, rows: readonly { state: string; rows: number }[]) {
  return { labels: { state }, value: rows.find((row) => row.state === state)?.rows ?? 0 };
}

function countMoving(db: Db) {
  return db
    .select({ state: deliveries.state, rows: count() })
    .from(deliveries)
    .where(inArray(deliveries.state, MOVING_STATES))
    .groupBy(deliveries.state);
}

function countSoundFaults(db: Db): Promise<number> {
  return db.$count(delivery_assets, isNotNull(delivery_assets.differences));
}

function listOpen(db: Db) {
  return db
    .select({ state: delivery_messages.state, rows: count(), since: min(delivery_messages.created_at) })
    .from(delivery_messages)
    .where(inArray(delivery_messages.state, [...OPEN_MESSAGE_STATES]))
    .groupBy(delivery_messages.state);
}
