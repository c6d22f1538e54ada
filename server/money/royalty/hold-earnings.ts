import { releases, tracks } from '@tangent/db/schema/release.ts';
import { earnings_holds, royalty_entries, royalty_store_totals } from '@tangent/db/schema/royalty.ts';
import { COPYRIGHT_CLAIM } from '@tangent/domain/release/takedown.ts';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { computeBalance, type LedgerRef, lockPayables, postTransaction } from '../ledger/public.ts';
import { loadPayables, toHeldRef } from './holder-sides.ts';
import { listHolders } from './list-holders.ts';
import { lockPostings } from './posting-lock.ts';
import { recordEarningsAction } from './record-earnings-action.ts';

/**
 * Holds the earnings of a release, past and future, while another party claims it. Its unpaid earnings on
 * balances move to separate accounts, at most the balance; later earnings go there directly. Returns false when the
 * earnings are already on hold.
 */
export async function holdEarnings(
  tx: Tx,
  actor: Actor,
  releaseId: string,
  note: string | null,
  now: Date,
): Promise<boolean> {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  await lockPostings(tx);
  const [release] = await tx.select().from(releases).where(eq(releases.id, releaseId)).for('no key update');
  if (!release) throw new Refusal('not_found');
  const [hold] = await tx
    .insert(earnings_holds)
    .values({
      release_id: releaseId,
      account_id: release.account_id,
      reason: COPYRIGHT_CLAIM,
      note,
      held_at: now,
      held_by: actor.user_id,
    })
    .onConflictDoNothing()
    .returning();
  if (!hold) return false;
  await tx.update(releases).set({ earnings_on_hold: true, updated_at: now }).where(eq(releases.id, releaseId));
  const moves = await listUnpaid(tx, releaseId);
  const sides = moves.flatMap(({ from, to, micros }) => [
    { ref: from, amount_micros: micros },
    { ref: to, amount_micros: -micros },
  ]);
  const key = `hold:${hold.id}`;
  await postTransaction(tx, { key, kind: 'hold', at: now, actor_id: actor.user_id, subject_id: hold.id, sides });
  await recordEarningsAction(tx, actor, {
    action: 'release.hold_earnings',
    subject_kind: 'release',
    subject_id: releaseId,
    at: now,
    details: { note, micros: String(moves.reduce((sum, { micros }) => sum + micros, 0n)) },
  });
  return true;
}

/** Returns the open hold of a release, locked so that nothing else ends it. */
export async function lockEarningsHold(tx: Tx, releaseId: string): Promise<typeof earnings_holds.$inferSelect | null> {
  const isOpen = and(eq(earnings_holds.release_id, releaseId), isNull(earnings_holds.released_at));
  const [hold] = await tx.select().from(earnings_holds).where(isOpen).for('no key update');
  return hold ?? null;
}

/** Money that moves from a balance to the earnings on hold. */
interface UnpaidMove {
  from: LedgerRef;
  to: LedgerRef;
  micros: bigint;
}

type Holder = { holder_id: string; is_share: number };

/**
 * Lists the unpaid amounts on balances from a release whose hold has just started: payments cover the oldest postings
 * first (docs/decisions/0026), and a balance gives at most what is on it.
 */
async function listUnpaid(tx: Tx, releaseId: string): Promise<UnpaidMove[]> {
  const { rows: holders } = await tx.execute<Holder>(sql`
    select distinct s.holder_id, s.is_share from ${royalty_store_totals} s
      join ${tracks} t on t.id = s.track_id where t.release_id = ${releaseId} order by s.is_share, s.holder_id`);
  const toPayable = await loadPayables(
    tx,
    holders.filter(({ is_share }) => is_share === 1).map(({ holder_id }) => holder_id),
  );
  const found = holders.map((holder) => ({
    holder,
    from: toPayable(holder),
    to: toHeldRef({ ...holder, held_release_id: releaseId }),
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
    const unpaid = await computeUnpaid(tx, { holder, from, balance, release_id: releaseId });
    const micros = unpaid < left ? unpaid : left;
    if (micros <= 0n) continue;
    used.set(key, (used.get(key) ?? 0n) + micros);
    moves.push({ from, to, micros });
  }
  return moves;
}

/** Computes the part of a holder's entries for a release that payments from their balance do not cover. */
async function computeUnpaid(
  tx: Tx,
  { holder, from, balance, release_id }: { holder: Holder; from: LedgerRef; balance: bigint; release_id: string },
): Promise<bigint> {
  const holders = from.kind === 'artist_payable' ? await listHolders(tx, from.account_id) : [holder.holder_id];
  // Everything that is neither on hold for another release nor still on the balance was paid.
  const { rows } = await tx.execute<{ unpaid: string }>(sql`
    with entry as (
      select e.holder_id, e.amount_micros, t.release_id = ${release_id} as is_of_it,
             sum(e.amount_micros) over (order by e.posting_no, e.file_no, e.line_no, e.part, e.holder_id) as until,
             sum(e.amount_micros) over () - ${balance}::bigint as paid
        from ${royalty_entries} e left join ${tracks} t on t.id = e.track_id
       where e.holder_id = any(${sql.param(holders)}::uuid[]) and ${isNotHeldElsewhere(release_id)}
    )
    select coalesce(sum(greatest(until - paid, 0) - greatest(until - amount_micros - paid, 0)), 0)::text as unpaid
      from entry where is_of_it and holder_id = ${holder.holder_id}`);
  return BigInt(rows[0]?.unpaid ?? 0);
}

function isNotHeldElsewhere(releaseId: string): SQL {
  return sql`not exists (
    select 1 from ${earnings_holds} h
     where h.release_id = t.release_id and h.released_at is null and h.release_id <> ${releaseId})`;
}
