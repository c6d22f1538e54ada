import { ledger_accounts } from '@tangent/db/schema/ledger.ts';
import { releases } from '@tangent/db/schema/release.ts';
import { earnings_holds } from '@tangent/db/schema/royalty.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { computeBalance, type LedgerRef, lockPayables, postTransaction, type Side } from '../ledger/public.ts';
import { lockEarningsHold } from './hold-earnings.ts';
import { loadPayables } from './holder-sides.ts';
import { lockPostings } from './posting-lock.ts';
import { recordEarningsAction } from './record-earnings-action.ts';

/** Gives the earnings on hold to their holders: the claim is over. Returns false when nothing is on hold. */
export async function releaseEarnings(
  tx: Tx,
  actor: Actor,
  releaseId: string,
  note: string | null,
  now: Date,
): Promise<boolean> {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  await lockPostings(tx);
  const hold = await lockEarningsHold(tx, releaseId);
  if (hold === null) return false;
  const ended = { released_at: now, released_by: actor.user_id };
  await tx.update(earnings_holds).set(ended).where(eq(earnings_holds.id, hold.id));
  await tx.update(releases).set({ earnings_on_hold: false, updated_at: now }).where(eq(releases.id, releaseId));
  const sides = await listHeldSides(tx, releaseId);
  const key = `hold_release:${hold.id}`;
  await postTransaction(tx, {
    key,
    kind: 'hold_release',
    at: now,
    actor_id: actor.user_id,
    subject_id: hold.id,
    sides,
  });
  const micros = sides.reduce((sum, { amount_micros }) => (amount_micros > 0n ? sum + amount_micros : sum), 0n);
  await recordEarningsAction(tx, actor, {
    action: 'release.release_earnings',
    subject_kind: 'release',
    subject_id: releaseId,
    at: now,
    details: { note, micros: String(micros) },
  });
  return true;
}

async function listHeldSides(tx: Tx, releaseId: string): Promise<Side[]> {
  const { id, account_id, payee_id, kind, release_id } = ledger_accounts;
  const accounts = await tx
    .select({ id, account_id, payee_id })
    .from(ledger_accounts)
    .where(and(eq(kind, 'held_payable'), eq(release_id, releaseId)))
    .orderBy(asc(ledger_accounts.key));
  const toPayable = await loadPayables(
    tx,
    accounts.flatMap((account) => account.payee_id ?? []),
  );
  const moves = accounts.map(({ account_id: account, payee_id: payee }) => ({
    from: (payee === null
      ? { kind: 'held_payable', release_id: releaseId, account_id: account ?? '' }
      : { kind: 'held_payable', release_id: releaseId, payee_id: payee }) satisfies LedgerRef,
    to: toPayable({ holder_id: payee ?? account ?? '', is_share: payee === null ? 0 : 1 }),
  }));
  await lockPayables(
    tx,
    moves.flatMap(({ from, to }) => [from, to]),
  );
  const sides: Side[] = [];
  for (const { from, to } of moves) {
    const micros = -(await computeBalance(tx, from));
    sides.push({ ref: from, amount_micros: micros }, { ref: to, amount_micros: -micros });
  }
  return sides;
}
