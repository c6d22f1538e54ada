import { users } from '@tangent/db/schema/identity/account.ts';
import { ledger_accounts } from '@tangent/db/schema/money/ledger.ts';
import { payees } from '@tangent/db/schema/money/split.ts';
import { foldEmail } from '@tangent/domain/identity/email/read-email.ts';
import { and, eq } from 'drizzle-orm';
import { requireVerified } from '../../identity/account/public.ts';
import { byUser, recordAction } from '../../identity/audit/public.ts';
import { type Actor, markVerified, type RequestContext } from '../../identity/auth/public.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import {
  computeBalance,
  type LedgerRef,
  lockPayables,
  move,
  postTransaction,
  type Side,
  toReported,
} from '../ledger/public.ts';
import { shareMailJob } from './jobs.ts';
import { lockInvited, type PayeeRow } from './payee-store.ts';

interface Accepted {
  payee_id: string;
  account_id: string;
  now: Date;
}

/**
 * Moves what we owe a payee to the account that accepted the share, in one transaction, and returns the amount in
 * micro-dollars; what stores have not paid yet stays reported money of the same statements. Earnings on hold because
 * another party claims the release stay on hold under the payee's name: when that claim is settled, they go to the
 * account too.
 */
async function moveWaiting(tx: Tx, { payee_id, account_id, now }: Accepted): Promise<bigint> {
  const moves = await listOwnAccounts(tx, payee_id, account_id);
  await lockPayables(
    tx,
    moves.flatMap(({ from, to }) => [from, to]),
  );
  const sides: Side[] = [];
  for (const { from, to } of moves) sides.push(...move(from, to, -(await computeBalance(tx, from))));
  if (sides.length === 0) return 0n;
  const facts = { key: `claim:${payee_id}`, kind: 'claim', subject_id: payee_id } as const;
  await postTransaction(tx, { ...facts, at: now, actor_id: account_id, sides });
  const isOfPayee = ({ ref }: Side) => 'payee_id' in ref;
  return sides.filter(isOfPayee).reduce((sum, { amount_micros }) => sum + amount_micros, 0n);
}

/** Lists the accounts of a payee's earnings that are not on hold, each with that of the account that gets them. */
async function listOwnAccounts(
  tx: Tx,
  payeeId: string,
  account_id: string,
): Promise<{ from: LedgerRef; to: LedgerRef }[]> {
  const { kind, payee_id, statement_no } = ledger_accounts;
  const rows = await tx
    .select({ statement_no })
    .from(ledger_accounts)
    .where(and(eq(payee_id, payeeId), eq(kind, 'payee_reported')));
  const from = { kind: 'payee_payable', payee_id: payeeId } as const;
  const to = { kind: 'artist_payable', account_id } as const;
  const reported = rows.flatMap(({ statement_no: no }) => {
    return no === null ? [] : [{ from: toReported(from, no), to: toReported(to, no) }];
  });
  return [{ from, to }, ...reported];
}

interface AcceptInput {
  token: string;
  secret: string;
  requestContext: RequestContext;
  now: Date;
}

/**
 * Accepts a share for the calling account: the email proves the right to it, whatever address the account has. Waiting
 * money moves to its balance, and later postings go there directly. A repeated call by the same account changes
 * nothing.
 */
export async function acceptShare(
  tx: Tx,
  actor: Actor,
  { token, secret, requestContext, now }: AcceptInput,
): Promise<bigint> {
  const payee = await lockInvited(tx, token, secret, now);
  const account_id = actor.user_id;
  if (payee.owner_id === account_id) throw new Refusal('own_share');
  if (payee.account_id === account_id) return 0n;
  if (payee.account_id !== null) throw new Refusal('invalid_token');
  await verifyByMail(tx, account_id, payee, { requestContext, now });
  await requireVerified(tx, account_id);
  await tx.update(payees).set({ state: 'claimed', account_id, answered_at: now }).where(eq(payees.id, payee.id));
  const moved = await moveWaiting(tx, { payee_id: payee.id, account_id, now });
  await recordAction(tx, 'split.claim', {
    by: byUser({ user_id: account_id }),
    subject: { kind: 'payee', id: payee.id },
    details: { moved_micros: String(moved) },
    at: now,
  });
  await notifyOwner(tx, payee, 'share_claimed');
  return moved;
}

/** Verifies an account's address when it is the one the email went to: the user needs no second email as proof. */
async function verifyByMail(
  tx: Tx,
  accountId: string,
  payee: PayeeRow,
  request: { requestContext: RequestContext; now: Date },
): Promise<void> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, accountId));
  if (user && foldEmail(user.email) === foldEmail(payee.email)) await markVerified(tx, accountId, request);
}

/** Notifies the owner of the tracks that the invited person accepted or declined the share. */
export async function notifyOwner(tx: Tx, payee: PayeeRow, mail: 'share_claimed' | 'share_declined'): Promise<void> {
  await enqueue(tx, shareMailJob, {
    mail,
    account_id: payee.owner_id,
    payee_id: payee.id,
    invitation_no: null,
    artist: '',
    from: null,
    tracks: [],
    track_count: 0,
    recoupable_cents: 0,
    waiting_micros: 0,
  });
}
