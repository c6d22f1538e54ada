import type { Delivery } from '@tangent/contract/distribution/delivery.ts';
import type { Handover, StoreHandover } from '@tangent/contract/distribution/handover.ts';
import { type CalendarDate, utcDay } from '@tangent/domain/calendar.ts';
import { type LogEvent, listMoveLog } from '@tangent/domain/distribution/move/move-log.ts';
import { compareByMoveRule, findMoveRule } from '@tangent/domain/distribution/move/move-rules.ts';
import { type HandoverEvent, planStoreHandover } from '@tangent/domain/distribution/move/store-handover.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { listReleaseDeliveries } from '../delivery/public.ts';
import { findHandover, type HandoverRow } from './handover-store.ts';

/**
 * Returns the plan by which a release goes to another distributor; null without one. It follows from our
 * deliveries and their acknowledgements, and from what the artist saw at the stores.
 */
export async function getHandoverView(tx: Tx | Db, releaseId: string, now: Date): Promise<Handover | null> {
  const row = await findHandover(tx, releaseId);
  if (row === null) return null;
  const today = utcDay(now.getTime());
  const stores = listStores(await listReleaseDeliveries(tx, releaseId), row);
  return {
    distributor: row.distributor,
    delivers_on: row.delivers_on,
    today,
    stores: stores.map((store) => presentStore(store, row, today)),
    log: listMoveLog(
      stores.flatMap(({ events }) => events),
      utcDay(row.created_at.getTime()),
    ).map(({ stores: names, ...entry }) => ({ ...entry, stores: [...names] })),
  };
}

type PlannedStore = {
  readonly store_id: string;
  readonly store_name: string;
  readonly events: readonly LogEvent<HandoverEvent['kind']>[];
};

/** Lists the stores that had the release when the plan was made, or have it now. */
function listStores(deliveries: readonly Delivery[], { live_marks, created_at }: HandoverRow): PlannedStore[] {
  return deliveries
    .filter(({ state, live_at, removed_at }) => {
      if (state === 'removed') return live_at !== null && removed_at !== null && removed_at >= created_at.toISOString();
      return live_at !== null || (state !== 'refused' && state !== 'failed');
    })
    .map((delivery) => ({
      store_id: delivery.store_id,
      store_name: delivery.store_name,
      events: listEvents(delivery, live_marks[delivery.store_id]),
    }))
    .sort(compareByMoveRule);
}

function presentStore(
  { store_id, store_name, events }: PlannedStore,
  { delivers_on, live_marks }: HandoverRow,
  today: CalendarDate,
): StoreHandover {
  const rule = findMoveRule(store_id);
  const plan = planStoreHandover(rule, { delivers_on, today, events });
  return { store_id, store_name, rule, ...plan, steps: [...plan.steps], live_on: live_marks[store_id] ?? null };
}

/** A takedown runs from the request of the artist until the store has confirmed it, or its time has passed. */
function listEvents(
  { store_name, state, changed_at, removed_at, message }: Delivery,
  live_on: CalendarDate | undefined,
): PlannedStore['events'] {
  const at = (kind: HandoverEvent['kind'], instant: string | null | undefined): PlannedStore['events'] =>
    instant == null ? [] : [{ kind, on: instant.slice(0, 10), at: instant, store: store_name }];
  return [
    ...(live_on === undefined ? [] : [{ kind: 'live' as const, on: live_on, at: null, store: store_name }]),
    ...(state === 'taking_down' ? at('requested', changed_at) : []),
    ...(state === 'removed' ? at('requested', message?.kind === 'takedown' ? message.delivered_at : null) : []),
    ...(state === 'removed' ? at('removed', removed_at) : []),
  ];
}
