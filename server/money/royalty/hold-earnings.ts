import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { earnings_holds, royalty_entries, royalty_store_totals } from '@tangent/db/schema/money/royalty.ts';
import { COPYRIGHT_CLAIM } from '@tangent/domain/catalogue/release/takedown.ts';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { updateReleaseFacts } from '../../catalogue/release/public.ts';
import { byStaff, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { computeBalance, type HeldLines, type LedgerRef, lockPayables, postTransaction } from '../ledger/public.ts';
import { isCovered, toHeldLines, toHeldRef } from './held-lines.ts';
import { listHolders } from './list-holders.ts';
import { loadPayables } from './post/holder-sides.ts';
import { lockPostings } from './post/posting-lock.ts';

/** The earnings to hold: of a whole release, or of one track at one store from a month of sales on. */
export type HeldEarnings = { release_id: string } | { release_id: string; lines: TrackLines };

/** The lines of one track at one store. `from_period` is the first day of a month of sales. */
type TrackLines = { track_id: string; store_id: string; from_period: string };

/**
 * Holds the earnings of a release, past and future, while another party claims it (A-183), or those of a track at a
 * store whose streams look artificial. Their unpaid part on balances moves to separate accounts, at most the balance;
 * later earnings go there directly. Returns false when the earnings are already on hold, alone or with the release.
 */
export async function holdEarnings(
  tx: Tx,
  actor: Actor,
  earnings: HeldEarnings,
  note: string | null,
  now: Date,
): Promise<boolean> {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  await lockPostings(tx);
  const { release_id } = earnings;
  const [release] = await tx.select().from(releases).where(eq(releases.id, release_id)).for('no key update');
  if (!release) throw new Refusal('not_found');
  const lines = 'lines' in earnings ? earnings.lines : null;
  if (lines !== null && release.earnings_on_hold) return false;
  const { account_id } = release;
  const reason = lines === null ? COPYRIGHT_CLAIM : 'artificial_streams';
  const held = { held_at: now, held_by: actor.user_id };
  const [hold] = await tx
    .insert(earnings_holds)
    .values({ release_id, account_id, ...lines, reason, note, ...held })
    .onConflictDoNothing()
    .returning();
  if (!hold) return false;
  if (lines === null) {
    await updateReleaseFacts(tx, release_id, { earnings_on_hold: true, updated_at: now });
  }
  const moves = await listUnpaid(tx, hold);
  const sides = moves.flatMap(({ from, to, micros }) => [
    { ref: from, amount_micros: micros },
    { ref: to, amount_micros: -micros },
  ]);
  const key = `hold:${hold.id}`;
  await postTransaction(tx, { key, kind: 'hold', at: now, actor_id: actor.user_id, subject_id: hold.id, sides });
  await recordAction(tx, 'release.hold_earnings', {
    by: byStaff(actor),
    subject: { kind: 'release', id: release_id },
    details: { note, ...lines, micros: String(moves.reduce((sum, { micros }) => sum + micros, 0n)) },
    at: now,
  });
  return true;
}

/** Returns the open hold of these earnings, locked so that nothing else ends it. */
export async function lockEarningsHold(tx: Tx, lines: HeldLines): Promise<HoldRow | null> {
  const { release_id, track_id, store_id, released_at } = earnings_holds;
  const isOfIt =
    'track_id' in lines
      ? and(eq(track_id, lines.track_id), eq(store_id, lines.store_id))
      : and(eq(release_id, lines.release_id), isNull(track_id));
  const [hold] = await tx
    .select()
    .from(earnings_holds)
    .where(and(isOfIt, isNull(released_at)))
    .for('no key update');
  return hold ?? null;
}

/** Money that moves from a balance to the earnings on hold. */
interface UnpaidMove {
  from: LedgerRef;
  to: LedgerRef;
  micros: bigint;
}

type HoldRow = typeof earnings_holds.$inferSelect;
type Holder = { holder_id: string; is_share: number };

/**
 * Lists the unpaid amounts on balances from earnings whose hold has just started: payments cover the oldest postings
 * first (docs/decisions/0026), and a balance gives at most what is on it.
 */
async function listUnpaid(tx: Tx, hold: HoldRow): Promise<UnpaidMove[]> {
  const { rows: holders } = await tx.execute<Holder>(sql`
    select distinct e.holder_id, e.is_share from ${royalty_store_totals} e
      join ${tracks} t on t.id = e.track_id join ${earnings_holds} h on h.id = ${hold.id}
     where ${isCovered} order by e.is_share, e.holder_id`);
  const toPayable = await loadPayables(
    tx,
    holders.filter(({ is_share }) => is_share === 1).map(({ holder_id }) => holder_id),
  );
  const found = holders.map((holder) => ({
    holder,
    from: toPayable(holder),
    to: toHeldRef(toHeldLines(hold), holder),
  }));
  await lockPayables(
    tx,
    found.flatMap(({ from, to }) => [from, to]),
  );
  // Several holders may share one balance: each takes from what the ones before have left.
  const used = new Map<string, bigint>();
  const moves: UnpaidMove[] = [];
  for (const { holder, from, to } of found) {
    const key = JSON.stringify(from);
    const balance = -(await computeBalance(tx, from));
    const left = balance - (used.get(key) ?? 0n);
    const unpaid = await computeUnpaid(tx, { holder, from, balance, hold_id: hold.id });
    const micros = unpaid < left ? unpaid : left;
    if (micros <= 0n) continue;
    used.set(key, (used.get(key) ?? 0n) + micros);
    moves.push({ from, to, micros });
  }
  return moves;
}

const own_entries = sql.identifier('own_entries');

/** Computes the part of a holder's entries under a hold that payments from their balance do not cover. */
async function computeUnpaid(
  tx: Tx,
  { holder, from, balance, hold_id }: { holder: Holder; from: LedgerRef; balance: bigint; hold_id: string },
): Promise<bigint> {
  const holders = from.kind === 'artist_payable' ? await listHolders(tx, from.account_id) : [holder.holder_id];
  // Copied first: entries may lie on other machines than the tracks and holds that they are compared with.
  await tx.execute(sql`drop table if exists ${own_entries}`);
  await tx.execute(sql`
    create temp table ${own_entries} on commit drop as
    select holder_id, track_id, store_id, period, posting_no, file_no, line_no, part, amount_micros
      from ${royalty_entries} where holder_id = any(${sql.param(holders)}::uuid[])`);
  // Everything that is neither under another hold nor still on the balance was paid.
  const { rows } = await tx.execute<{ unpaid: string }>(sql`
    with entry as (
      select e.holder_id, e.amount_micros, ${isUnderHold(sql`h.id = ${hold_id}`)} as is_of_it,
             sum(e.amount_micros) over (order by e.posting_no, e.file_no, e.line_no, e.part, e.holder_id) as until,
             sum(e.amount_micros) over () - ${balance}::bigint as paid
        from ${own_entries} e left join ${tracks} t on t.id = e.track_id
       where not ${isUnderHold(sql`h.released_at is null and h.id <> ${hold_id}`)}
    )
    select coalesce(sum(greatest(until - paid, 0) - greatest(until - amount_micros - paid, 0)), 0)::text as unpaid
      from entry where is_of_it and holder_id = ${holder.holder_id}`);
  return BigInt(rows[0]?.unpaid ?? 0);
}

function isUnderHold(condition: SQL): SQL {
  return sql`exists (select 1 from ${earnings_holds} h where ${isCovered} and ${condition})`;
}
