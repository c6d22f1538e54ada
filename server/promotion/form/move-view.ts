import type { Delivery } from '@tangent/contract/distribution/delivery.ts';
import type { Move, StoreMove } from '@tangent/contract/distribution/move.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { type CalendarDate, utcDay } from '@tangent/domain/calendar.ts';
import { normaliseUpc } from '@tangent/domain/catalogue/release/check-codes.ts';
import { type LogEvent, listMoveLog } from '@tangent/domain/distribution/move/move-log.ts';
import { compareByMoveRule, findMoveRule } from '@tangent/domain/distribution/move/move-rules.ts';
import { type MoveEvent, type MoveMarks, planStoreMove } from '@tangent/domain/distribution/move/store-move.ts';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { listReleaseDeliveries } from '../../distribution/delivery/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import type { RequestRow } from './form-store.ts';

type MovedRelease = typeof releases.$inferSelect;

/**
 * Returns the plan of a move. It follows from the deliveries of the release with the same UPC and their
 * acknowledgements, so nothing of it is stored but what people did outside.
 */
export async function getMoveView(tx: Tx | Db, row: RequestRow, now: Date): Promise<Move> {
  if (row.form !== 'content-relocation') throw new Refusal('not_found');
  const release = await findMovedRelease(tx, row);
  const dates = {
    start: utcDay(row.created_at.getTime()),
    cut_over: String(row.values.cut_over),
    today: utcDay(now.getTime()),
  };
  const stores = release === null ? [] : await listStoreMoves(tx, release, row.move_marks, dates);
  return {
    request_id: row.id,
    distributor: String(row.values.distributor),
    upc: String(row.values.upc),
    cut_over: dates.cut_over,
    today: dates.today,
    release: release && {
      id: release.id,
      title: release.title,
      artist: release.primary_artist,
      artwork_upload_id: release.artwork_upload_id,
      tracks: await tx.$count(tracks, eq(tracks.release_id, release.id)),
    },
    stores: stores.map(({ move }) => move),
    log: listMoveLog(stores.flatMap(listLogged), dates.start).map(({ stores: names, ...entry }) => {
      return { ...entry, stores: [...names] };
    }),
  };
}

async function findMovedRelease(tx: Tx | Db, { account_id, values }: RequestRow): Promise<MovedRelease | null> {
  const upc = normaliseUpc(String(values.upc));
  const isMoved = and(eq(releases.account_id, account_id), eq(releases.upc, upc), ne(releases.status, 'expired'));
  const [release] = await tx.select().from(releases).where(isMoved).orderBy(desc(releases.created_at)).limit(1);
  return release ?? null;
}

type Dates = { start: CalendarDate; cut_over: CalendarDate; today: CalendarDate };
type TimedEvent = MoveEvent & { readonly at: string | null };
type MovedStore = { readonly move: StoreMove; readonly events: readonly TimedEvent[] };

async function listStoreMoves(
  tx: Tx | Db,
  release: MovedRelease,
  marks: MoveMarks,
  dates: Dates,
): Promise<MovedStore[]> {
  const deliveries = await listReleaseDeliveries(tx, release.id);
  const missing = release.store_ids.filter((id) => !deliveries.some(({ store_id }) => store_id === id));
  const named = missing.length === 0 ? [] : await tx.select().from(stores).where(inArray(stores.id, missing));
  const moved = [
    ...deliveries
      .filter(({ state }) => state !== 'removed' && state !== 'taking_down')
      .map((delivery) => ({ ...delivery, events: listEvents(delivery) })),
    ...named.map(({ id, name }) => ({ store_id: id, store_name: name, events: [] })),
  ];
  return moved.sort(compareByMoveRule).map(({ store_id, store_name, events }) => {
    const rule = findMoveRule(store_id);
    const known = [...events, ...listMarked(marks[store_id])];
    const plan = planStoreMove(rule, { ...dates, events: known });
    return { move: { store_id, store_name, rule, ...plan, steps: [...plan.steps] }, events: known };
  });
}

/** The events that the acknowledgements of a store report. */
function listEvents({ state, changed_at, live_at, message }: Delivery): TimedEvent[] {
  const at = (kind: MoveEvent['kind'], instant: string | null | undefined): TimedEvent[] =>
    instant == null ? [] : [{ kind, on: instant.slice(0, 10), at: instant }];
  return [
    ...at('delivered', message?.delivered_at ?? live_at),
    ...at('live', live_at),
    ...(state === 'refused' || state === 'failed' ? at('refused', changed_at) : []),
  ];
}

function listMarked(mark: MoveMarks[string] | undefined): TimedEvent[] {
  return (['requested', 'form'] as const).flatMap((kind) => {
    const on = mark?.[kind];
    return on === undefined ? [] : [{ kind, on, at: null }];
  });
}

/** The events of a store for the log, with the day on which it switched; that day says that it plays our delivery too. */
function listLogged({
  move: { store_name, switched_on },
  events,
}: MovedStore): LogEvent<Move['log'][number]['kind']>[] {
  const logged = events
    .filter(({ kind, on }) => kind !== 'live' || on !== switched_on)
    .map(({ kind, on, at }) => ({ kind, on, at, store: store_name }));
  return switched_on === null
    ? logged
    : [...logged, { kind: 'switched', on: switched_on, at: null, store: store_name }];
}
