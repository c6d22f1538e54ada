import type { PayoutDetail } from '@tangent/contract/money/backoffice-payout.ts';
import { audit_events, subscriptions, users } from '@tangent/db/schema/identity/account.ts';
import { ledger_accounts, ledger_postings, ledger_transactions } from '@tangent/db/schema/money/ledger.ts';
import { withdrawal_changes, withdrawals } from '@tangent/db/schema/money/payout.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { and, asc, count, eq, lt, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { presentListedUser } from '../../identity/account/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { readAccountFigures } from '../ledger/public.ts';
import { fullName, presentListedWithdrawal } from './backoffice-list-view.ts';
import { findPayoutMethod, getSetup } from './payout-method-store.ts';
import { toSafeCents } from './withdrawal-facts.ts';
import type { WithdrawalRow } from './withdrawal-store.ts';

type PayoutTransaction = PayoutDetail['transactions'][number];

/** Lists the ledger transactions of a withdrawal, in the order in which they were posted. */
async function listPayoutTransactions(tx: Tx | Db, withdrawalId: string): Promise<PayoutTransaction[]> {
  const { id, kind, at, subject_id, number } = ledger_transactions;
  const { transaction_id, ledger_account_id, position, amount_micros } = ledger_postings;
  const rows = await tx
    .select({ id, kind, at, account: ledger_accounts.kind, amount_micros })
    .from(ledger_transactions)
    .innerJoin(ledger_postings, eq(transaction_id, id))
    .innerJoin(ledger_accounts, eq(ledger_accounts.id, ledger_account_id))
    .where(eq(subject_id, withdrawalId))
    .orderBy(asc(number), asc(position));
  const transactions = new Map<string, PayoutTransaction>();
  for (const { account, amount_micros: micros, ...row } of rows) {
    const movement = transactions.get(row.id) ?? { id: row.id, kind: row.kind, at: row.at.toISOString(), sides: [] };
    movement.sides.push({ account, amount_cents: toSafeCents(micros) });
    transactions.set(row.id, movement);
  }
  return [...transactions.values()];
}

/** Returns one withdrawal with all that staff needs to decide about it. */
export async function getPayoutDetail(tx: Tx | Db, actor: Actor, id: string, now: Date): Promise<PayoutDetail> {
  const approver = alias(users, 'approver');
  const [found] = await tx
    .select({ row: withdrawals, user: users, subscription: subscriptions, approver })
    .from(withdrawals)
    .innerJoin(users, eq(users.id, withdrawals.account_id))
    .leftJoin(subscriptions, eq(subscriptions.account_id, withdrawals.account_id))
    .leftJoin(approver, eq(approver.id, withdrawals.approved_by))
    .where(eq(withdrawals.id, id));
  if (!found) throw new Refusal('not_found');
  const { row, user, subscription } = found;
  const { attempts, provider_id, provider_fee_cents } = row;
  return {
    ...presentListedWithdrawal(row, fullName(user)),
    attempts,
    provider_id,
    provider_fee_cents,
    user: presentListedUser(user, subscription, now),
    approved_by: found.approver && fullName(found.approver),
    processing_at: row.processing_at?.toISOString() ?? null,
    last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
    facts: await readFacts(tx, row, { created_at: user.created_at, now }),
    history: await listChanges(tx, row),
    transactions: await listPayoutTransactions(tx, id),
    actions: listActions(actor, row),
  };
}

function listActions({ user_id }: Actor, row: WithdrawalRow): PayoutDetail['actions'] {
  if (row.state !== 'requested' || row.account_id === user_id) return [];
  return row.needs_approval && row.approved_at === null ? ['approve', 'cancel'] : ['cancel'];
}

async function readFacts(
  tx: Tx | Db,
  row: WithdrawalRow,
  { created_at, now }: { created_at: Date; now: Date },
): Promise<PayoutDetail['facts']> {
  const { account_id, requested_at } = row;
  const { state, amount_cents } = withdrawals;
  const wasPaidBefore = and(
    eq(withdrawals.account_id, account_id),
    eq(state, 'paid'),
    lt(withdrawals.requested_at, requested_at),
  );
  const [paid] = await tx
    .select({ count: count(), cents: sum(amount_cents).mapWith(Number) })
    .from(withdrawals)
    .where(wasPaidBefore);
  const method = await findPayoutMethod(tx, account_id);
  const figures = await readAccountFigures(tx, account_id, [account_id], utcDay(now.getTime()));
  return {
    balance_cents: toSafeCents(figures.balance),
    available_cents: toSafeCents(figures.available),
    paid_count: paid?.count ?? 0,
    paid_cents: paid?.cents ?? 0,
    account_created_at: created_at.toISOString(),
    method_changed_at: method?.changed_at.toISOString() ?? null,
    method_held_until: method?.held_until?.toISOString() ?? null,
    is_destination_changed:
      method?.method !== row.method || getSetup(method, row.method).destination_id !== row.destination_id,
  };
}

async function listChanges(tx: Tx | Db, row: WithdrawalRow): Promise<PayoutDetail['history']> {
  const note = await findNote(tx, row);
  const rows = await tx
    .select({ change: withdrawal_changes, actor: users })
    .from(withdrawal_changes)
    .leftJoin(users, eq(users.id, withdrawal_changes.actor_id))
    .where(eq(withdrawal_changes.withdrawal_id, row.id))
    .orderBy(asc(withdrawal_changes.at), asc(withdrawal_changes.id));
  return rows.map(({ change: { state, at, details }, actor }) => ({
    state,
    at: at.toISOString(),
    details: state === 'cancelled' && note !== null ? { ...details, note } : details,
    actor_name: actor && fullName(actor),
  }));
}

/**
 * Finds the reason why staff cancelled it. Only the log of actions contains it, where text about users can be erased.
 */
async function findNote(tx: Tx | Db, { id, account_id }: WithdrawalRow): Promise<string | null> {
  const { action, subject_kind, subject_id, details } = audit_events;
  const [found] = await tx
    .select({ note: sql<string | null>`${details}->>'note'` })
    .from(audit_events)
    .where(
      and(
        eq(subject_kind, 'user'),
        eq(subject_id, account_id),
        eq(action, 'payout.cancelled'),
        sql`${details}->>'withdrawal_id' = ${id}`,
      ),
    );
  return found?.note ?? null;
}
