import type { DeliveryOverview, listBackofficeDeliveries } from '@tangent/contract/distribution/backoffice-delivery.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { Refusal } from '../../../platform/refusal.ts';
import { containsPattern } from '../../../platform/sql/contains-pattern.ts';
import { encodeCursor, olderThan, splitPage } from '../../../platform/sql/cursor.ts';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';
import { STORE_NOT_LIVE } from '../plan/mark-waiting.ts';
import { listDeliveryViews } from './release-deliveries-view.ts';

type Query = z.output<typeof listBackofficeDeliveries.query>;
type Page = z.input<typeof listBackofficeDeliveries.response>;

const PER_PAGE = 50;

/** Lists one page of the deliveries of all releases, the last changed first. */
export async function listDeliveryOverviews(db: Db, query: Query): Promise<Page> {
  const wanted = and(...listConditions(query));
  const rows = await select(db)
    .where(
      query.cursor === undefined ? wanted : and(wanted, olderThan(deliveries.changed_at, deliveries.id, query.cursor)),
    )
    .orderBy(desc(deliveries.changed_at), desc(deliveries.id))
    .limit(PER_PAGE + 1);
  const [{ total } = { total: 0 }] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(deliveries)
    .innerJoin(releases, eq(releases.id, deliveries.release_id))
    .where(wanted);
  const { visible, last } = splitPage(rows, PER_PAGE);
  return {
    items: await present(db, visible),
    next_cursor: last ? encodeCursor({ at: last.changed_at, id: last.id }) : null,
    total,
  };
}

/** Returns one delivery as the list shows it. */
export async function getDeliveryOverview(tx: Tx | Db, deliveryId: string): Promise<DeliveryOverview> {
  const [item] = await present(tx, await select(tx).where(eq(deliveries.id, deliveryId)));
  if (!item) throw new Refusal('not_found');
  return item;
}

function select(tx: Tx | Db) {
  return tx
    .select({
      id: deliveries.id,
      changed_at: deliveries.changed_at,
      reason_text: deliveries.reason_text,
      release: {
        id: releases.id,
        title: releases.title,
        primary_artist: releases.primary_artist,
        upc: releases.upc,
        status: releases.status,
      },
    })
    .from(deliveries)
    .innerJoin(releases, eq(releases.id, deliveries.release_id));
}

type Row = Awaited<ReturnType<typeof select>>[number];

async function present(tx: Tx | Db, rows: readonly Row[]): Promise<DeliveryOverview[]> {
  const views = await listDeliveryViews(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, release, reason_text }) => {
    const view = views.get(id);
    return view ? [{ ...view, release, reason_text }] : [];
  });
}

function listConditions({ store_id, state, attention, search }: Query): SQL[] {
  const conditions: (SQL | undefined)[] = [
    store_id === undefined ? undefined : eq(deliveries.store_id, store_id),
    state === undefined ? undefined : eq(deliveries.state, state),
    attention === undefined ? undefined : needsAttention(),
    search === undefined || search.trim() === '' ? undefined : matches(search.trim()),
  ];
  return conditions.filter((condition) => condition !== undefined);
}

/**
 * Matches deliveries that wait for staff: refused, not sent, stopped with a reason, overdue, or with a failed message.
 */
function needsAttention(): SQL {
  const troubled = sql`exists (select 1 from ${delivery_messages} m where m.delivery_id = ${deliveries}.id
    and m.sequence = (select max(l.sequence) from ${delivery_messages} l where l.delivery_id = m.delivery_id)
    and (m.state in ('rejected', 'invalid', 'failed') or (m.overdue_at is not null and m.acknowledged_at is null)))`;
  // Deliveries that wait for a store that is being set up are counted beside the store.
  const stuck = and(eq(deliveries.state, 'queued'), sql`${deliveries.reason_code} <> ${STORE_NOT_LIVE}`);
  return or(inArray(deliveries.state, ['refused', 'failed']), stuck, troubled) as SQL;
}

function matches(search: string): SQL {
  const like = containsPattern(search);
  return sql`(${releases.title} ilike ${like} or ${releases.primary_artist} ilike ${like} or ${releases.upc} = ${search}
    or exists (select 1 from ${delivery_messages} m where m.delivery_id = ${deliveries}.id and m.message_id = ${search}))`;
}
