import { ledger_accounts } from '@tangent/db/schema/money/ledger.ts';
import { earnings_holds } from '@tangent/db/schema/money/royalty.ts';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { updateReleaseFacts } from '../../catalogue/release/public.ts';
import { byStaff, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import {
  computeBalance,
  type HeldLines,
  lockPayables,
  lockPostings,
  move,
  postTransaction,
  type Side,
  toReported,
} from '../ledger/public.ts';
import { toHeldRef } from './held-lines.ts';
import { lockEarningsHold } from './hold-earnings.ts';
import { loadPayables } from './post/holder-sides.ts';

/**
 * Gives the earnings on hold to their holders: the claim is over, or the lines were natural. Lines of a release
 * that is on hold as a whole stay there. Returns false when nothing is on hold.
 */
export async function releaseEarnings(
  tx: Tx,
  actor: Actor,
  lines: HeldLines,
  note: string | null,
  now: Date,
): Promise<boolean> {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  await lockPostings(tx);
  const hold = await lockEarningsHold(tx, lines);
  if (hold === null) return false;
  const ended = { released_at: now, released_by: actor.user_id };
  await tx.update(earnings_holds).set(ended).where(eq(earnings_holds.id, hold.id));
  const { release_id } = hold;
  if (hold.track_id === null) {
    await updateReleaseFacts(tx, release_id, { earnings_on_hold: false, updated_at: now });
  }
  const sides = await listHeldSides(tx, lines);
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
  await recordAction(tx, 'release.release_earnings', {
    by: byStaff(actor),
    subject: { kind: 'release', id: release_id },
    details: { note, ...lines, micros: String(micros) },
    at: now,
  });
  return true;
}

// Money that a store has not paid yet stays reported money, of the same statements.
async function listHeldSides(tx: Tx, lines: HeldLines): Promise<Side[]> {
  const { account_id, payee_id, kind, release_id, track_id, store_id, statement_no } = ledger_accounts;
  const isOfLines =
    'track_id' in lines ? and(eq(track_id, lines.track_id), eq(store_id, lines.store_id)) : isNull(track_id);
  const accounts = await tx
    .select({ account_id, payee_id, statement_no })
    .from(ledger_accounts)
    .where(and(inArray(kind, ['held_payable', 'held_reported']), eq(release_id, lines.release_id), isOfLines))
    .orderBy(asc(ledger_accounts.key));
  const toBalance = await loadPayables(
    tx,
    accounts.flatMap((account) => account.payee_id ?? []),
  );
  const whole = 'track_id' in lines ? await lockEarningsHold(tx, { release_id: lines.release_id }) : null;
  const moves = accounts.map(({ account_id: account, payee_id: payee, statement_no: no }) => {
    const holder = { holder_id: payee ?? account ?? '', is_share: payee === null ? 0 : 1 };
    const from = toHeldRef(lines, holder);
    const to = whole === null ? toBalance(holder) : toHeldRef({ release_id: lines.release_id }, holder);
    return no === null ? { from, to } : { from: toReported(from, no), to: toReported(to, no) };
  });
  await lockPayables(
    tx,
    moves.flatMap(({ from, to }) => [from, to]),
  );
  const sides: Side[] = [];
  for (const { from, to } of moves) sides.push(...move(from, to, -(await computeBalance(tx, from))));
  return sides;
}
