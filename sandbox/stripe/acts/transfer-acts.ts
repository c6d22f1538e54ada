import { type Books, emit, makeId } from '../books.ts';
import type { TransferRefusal, TransferRow } from '../connect-rows.ts';
import { shapeTransfer } from '../shapes/transfer-shape.ts';
import { refuseMissing, StripeRefusal } from '../stripe-refusal.ts';
import { needAccount } from './payee-acts.ts';

const MOST_CENTS = 99_999_999;

const REFUSALS: Record<TransferRefusal, string> = {
  balance_insufficient: 'You have insufficient funds in your Stripe account.',
  account_invalid: 'The destination account is not one of yours.',
  transfers_not_allowed: 'The requested transfer cannot be created.',
};

type Asked = Pick<TransferRow, 'amount' | 'destination' | 'description' | 'transfer_group' | 'metadata'>;

/** Hands money over to somebody's account. There is always enough of it unless the made-up Stripe was told otherwise. */
export function handOver(books: Books, asked: Asked): TransferRow {
  refuseBadAmount(asked.amount);
  const { refuse_transfers: code } = books;
  if (code !== null) throw new StripeRefusal(REFUSALS[code], { code, status: code === 'account_invalid' ? 403 : 400 });
  if (!books.state.accounts.has(asked.destination))
    throw refuseMissing('destination', asked.destination, 'destination');
  if (needAccount(books, asked.destination).state !== 'ready')
    throw new StripeRefusal(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers',
      { code: 'insufficient_capabilities_for_transfer', param: 'destination' },
    );
  const row: TransferRow = { id: makeId('tr'), created: books.now, ...asked, reversal: null };
  books.state.transfers.set(row.id, row);
  emit(books, 'transfer.created', shapeTransfer(row));
  return row;
}

/** Takes money back. */
export function takeBack(books: Books, row: TransferRow): void {
  if (row.reversal !== null) return;
  row.reversal = { id: makeId('trr'), created: books.now };
  emit(books, 'transfer.reversed', shapeTransfer(row));
}

function refuseBadAmount(amount: number): void {
  if (amount >= 1 && amount <= MOST_CENTS) return;
  const [code, bound] = amount < 1 ? ['amount_too_small', 'at least 1'] : ['amount_too_large', `at most ${MOST_CENTS}`];
  throw new StripeRefusal(`Amount must be ${bound} cents.`, { code, param: 'amount' });
}
