import type { FineDispute, listStaffFineDisputes, StaffFineDispute } from '@tangent/contract/money/fine-dispute.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { fine_dispute_events, fine_disputes } from '@tangent/db/schema/money/fine-dispute.ts';
import { royalty_charges } from '@tangent/db/schema/money/royalty.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { MONEY_ROWS_PER_PAGE } from '@tangent/domain/money/money-limits.ts';
import { findFineDisputeStep } from '@tangent/domain/money/royalty/fine-dispute.ts';
import { toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { buildTransactionId } from '@tangent/domain/money/royalty/transaction-id.ts';
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { Refusal } from '../../../platform/refusal.ts';
import { decodeCursor, encodeCursor, olderThan, splitPage } from '../../../platform/sql/cursor.ts';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';
import { listReturns, selectReturned } from '../charges/returned.ts';
import { presentMicros } from '../present-micros.ts';
import type { DisputeRow } from './dispute-store.ts';

type Query = z.output<typeof listStaffFineDisputes.query>;
type Page = z.input<typeof listStaffFineDisputes.response>;

/** Returns a dispute for its owner. */
export async function getDisputeView(db: Db | Tx, id: string): Promise<FineDispute> {
  const [row] = await db.select().from(fine_disputes).where(eq(fine_disputes.id, id));
  if (!row) throw new Refusal('not_found');
  return presentDispute(row, await listHistory(db, [id]));
}

/** Returns the dispute of a fine; null without one. */
export async function findDisputeOf(db: Db | Tx, chargeId: string): Promise<FineDispute | null> {
  const [row] = await db.select().from(fine_disputes).where(eq(fine_disputes.charge_id, chargeId));
  return row === undefined ? null : presentDispute(row, await listHistory(db, [row.id]));
}

/** Returns one dispute for staff. */
export async function getStaffDisputeView(db: Db | Tx, id: string, now: Date): Promise<StaffFineDispute> {
  const rows = await selectDisputes(db).where(eq(fine_disputes.id, id));
  const [dispute] = await presentForStaff(db, rows, now);
  if (dispute === undefined) throw new Refusal('not_found');
  return dispute;
}

/** Returns one page of all disputes: those with a next step by their deadline, the settled ones newest first. */
export async function listStaffDisputes(db: Db, { state, cursor }: Query, now: Date): Promise<Page> {
  const { due_on, changed_at, id } = fine_disputes;
  const isWaiting = state === 'waiting';
  const filter = isWaiting ? isNotNull(due_on) : isNull(due_on);
  const after = cursor === undefined ? undefined : isWaiting ? isDueAfter(cursor) : olderThan(changed_at, id, cursor);
  const rows = await selectDisputes(db)
    .where(and(filter, after))
    .orderBy(...(isWaiting ? [asc(due_on), asc(id)] : [desc(changed_at), desc(id)]))
    .limit(MONEY_ROWS_PER_PAGE + 1);
  const { visible, last } = splitPage(rows, MONEY_ROWS_PER_PAGE);
  const at = isWaiting ? new Date(last?.dispute.due_on ?? 0) : last?.dispute.changed_at;
  return {
    items: await presentForStaff(db, visible, now),
    next_cursor: last && at ? encodeCursor({ at, id: last.dispute.id }) : null,
    total: await db.$count(fine_disputes, filter),
  };
}

function isDueAfter(cursor: string) {
  const { at, id } = decodeCursor(cursor);
  return sql`(${fine_disputes.due_on}, ${fine_disputes.id}) > (${utcDay(at.getTime())}::date, ${id}::uuid)`;
}

/** The facts about the fine of a dispute that decisions and messages need. */
export async function getDisputeFacts(tx: Tx, id: string) {
  const [row] = await selectDisputes(tx).where(eq(fine_disputes.id, id));
  if (!row) throw new Refusal('not_found');
  const { charge, store, track, release, returned } = row;
  return {
    amount_micros: charge.amount_micros,
    returned_micros: BigInt(returned),
    is_reversed: charge.reversed_at !== null,
    store_id: charge.store_id,
    store,
    month: toPeriod(charge.period),
    track: track || release || '',
    transaction_id: buildTransactionId(charge),
  };
}

function selectDisputes(db: Db | Tx) {
  return db
    .select({
      dispute: fine_disputes,
      charge: royalty_charges,
      store: stores.name,
      track: tracks.title,
      isrc: tracks.isrc,
      release: releases.title,
      person: sql<string>`${users.first_name} || ' ' || ${users.last_name}`,
      returned: selectReturned(royalty_charges.id),
    })
    .from(fine_disputes)
    .innerJoin(royalty_charges, eq(royalty_charges.id, fine_disputes.charge_id))
    .innerJoin(stores, eq(stores.id, royalty_charges.store_id))
    .innerJoin(users, eq(users.id, fine_disputes.account_id))
    .leftJoin(tracks, eq(tracks.id, royalty_charges.track_id))
    .leftJoin(releases, eq(releases.id, royalty_charges.release_id));
}

type Joined = Awaited<ReturnType<typeof selectDisputes>>[number];
type HistoryRow = FineDispute['history'][number] & { dispute_id: string };

async function presentForStaff(db: Db | Tx, rows: readonly Joined[], now: Date): Promise<StaffFineDispute[]> {
  const history = await listHistory(
    db,
    rows.map(({ dispute }) => dispute.id),
  );
  const today = utcDay(now.getTime());
  const returns = await listReturns(
    db,
    rows.map(({ charge }) => charge.id),
  );
  return rows.map(({ dispute, charge, store, track, isrc, release, person, returned }) => ({
    ...presentDispute(dispute, history),
    step: findFineDisputeStep(dispute.state, dispute.due_on, today),
    transaction_id: buildTransactionId(charge),
    platform: { id: charge.store_id, name: store },
    track: { id: charge.track_id, title: track, isrc },
    release: release === null ? null : { id: charge.release_id, title: release },
    period: toPeriod(charge.period),
    amount_micros: presentMicros(charge.amount_micros),
    posted_at: charge.posted_at.toISOString(),
    returned_micros: presentMicros(returned),
    returned_at: returns.get(charge.id)?.at.toISOString() ?? null,
    person: { id: dispute.account_id, name: person },
  }));
}

function presentDispute(row: DisputeRow, history: readonly HistoryRow[]): FineDispute {
  const { id, state, reason, note, opened_at, changed_at, due_on } = row;
  return {
    id,
    state,
    reason,
    note,
    due_on,
    opened_at: opened_at.toISOString(),
    changed_at: changed_at.toISOString(),
    history: history.filter(({ dispute_id }) => dispute_id === id).map(({ dispute_id: _, ...event }) => event),
  };
}

async function listHistory(db: Db | Tx, ids: readonly string[]): Promise<HistoryRow[]> {
  const { dispute_id, state, at, actor_kind, note, id } = fine_dispute_events;
  const rows = await db
    .select({ dispute_id, state, at, by: actor_kind, note })
    .from(fine_dispute_events)
    .where(inArray(dispute_id, [...ids]))
    .orderBy(asc(at), asc(id));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
