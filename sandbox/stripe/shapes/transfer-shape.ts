import type Stripe from 'stripe';
import type { TransferRow } from '../connect-rows.ts';

export function shapeTransfer(row: TransferRow): Stripe.Transfer {
  const { id, created, amount, destination, description, transfer_group, metadata, reversal } = row;
  return {
    id,
    object: 'transfer',
    created,
    amount,
    currency: 'usd',
    destination,
    description,
    transfer_group,
    metadata,
    amount_reversed: reversal === null ? 0 : amount,
    reversed: reversal !== null,
    livemode: false,
    reversals: {
      object: 'list',
      has_more: false,
      url: `/v1/transfers/${id}/reversals`,
      data: reversal === null ? [] : [shapeReversal(row, reversal)],
    },
    balance_transaction: null,
    source_transaction: null,
    source_type: 'card',
  };
}

function shapeReversal({ id: transfer, amount }: TransferRow, reversal: { id: string; created: number }) {
  return {
    ...reversal,
    object: 'transfer_reversal' as const,
    amount,
    currency: 'usd',
    transfer,
    metadata: {},
    balance_transaction: null,
    destination_payment_refund: null,
    source_refund: null,
  };
}
