import type { TransferRefusal, TransferRow } from '../connect-rows.ts';
import { shapeTransfer } from '../shapes/transfer-shape.ts';
import { emit, makeId, type StripeContext } from '../stripe-context.ts';
import { refuseMissing, StripeRefusal } from '../stripe-refusal.ts';
import { requireAccount } from './payee-actions.ts';

const MOST_CENTS = 99_999_999;

const REFUSALS: Record<TransferRefusal, string> = {
  balance_insufficient: 'You have insufficient funds in your Stripe account.',
  account_invalid: 'The destination account is not one of yours.',
  transfers_not_allowed: 'The requested transfer cannot be created.',
};

type TransferInput = Pick<TransferRow, 'amount' | 'destination' | 'description' | 'transfer_group' | 'metadata'>;

/** Transfers money to a payee's account. The balance is always sufficient unless a refusal is configured. */
export function createTransfer(context: StripeContext, input: TransferInput): TransferRow {
  refuseBadAmount(input.amount);
  const { refuse_transfers: code } = context;
  if (code !== null) throw new StripeRefusal(REFUSALS[code], { code, status: code === 'account_invalid' ? 403 : 400 });
  if (!context.state.accounts.has(input.destination))
    throw refuseMissing('destination', input.destination, 'destination');
  if (requireAccount(context, input.destination).state !== 'ready')
    throw new StripeRefusal(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers',
      { code: 'insufficient_capabilities_for_transfer', param: 'destination' },
    );
  const row: TransferRow = { id: makeId('tr'), created: context.now, ...input, reversal: null };
  context.state.transfers.set(row.id, row);
  emit(context, 'transfer.created', shapeTransfer(row));
  return row;
}

/** Marks a transfer as reversed. */
export function markReversed(context: StripeContext, row: TransferRow): void {
  if (row.reversal !== null) return;
  row.reversal = { id: makeId('trr'), created: context.now };
  emit(context, 'transfer.reversed', shapeTransfer(row));
}

function refuseBadAmount(amount: number): void {
  if (amount >= 1 && amount <= MOST_CENTS) return;
  const [code, bound] = amount < 1 ? ['amount_too_small', 'at least 1'] : ['amount_too_large', `at most ${MOST_CENTS}`];
  throw new StripeRefusal(`Amount must be ${bound} cents.`, { code, param: 'amount' });
}
