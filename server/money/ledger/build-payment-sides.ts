import { type Decimal, toMicros } from '@tangent/domain/money/royalty/decimal.ts';
import { HOME_CURRENCY } from '@tangent/domain/money.ts';
import type { ValuedPart } from './divide-payment.ts';
import type { Side } from './post-transaction.ts';

type Payment = { store_id: string; currency: string; received_micros: bigint; fee_micros: bigint };

/**
 * Builds the sides of a payment that do not concern holders: the store owes less in its currency, the bank has what
 * arrived, the bank's fee is ours, and what was paid more or less than its parts are worth is a difference.
 */
export function buildPaymentSides(
  { store_id, currency, received_micros, fee_micros }: Payment,
  { paid, parts }: { paid: Decimal; parts: readonly ValuedPart[] },
): Side[] {
  const worth = parts.reduce((sum, { home_micros }) => sum + home_micros, 0n);
  const crossing: Side[] =
    currency === HOME_CURRENCY
      ? []
      : [
          { ref: { kind: 'exchange', currency }, amount_micros: toMicros(paid) },
          { ref: { kind: 'exchange', currency: HOME_CURRENCY }, amount_micros: -worth },
        ];
  return [
    { ref: { kind: 'store_receivable', store_id, currency }, amount_micros: -toMicros(paid) },
    ...crossing,
    { ref: { kind: 'bank' }, amount_micros: received_micros },
    { ref: { kind: 'fees' }, amount_micros: fee_micros },
    { ref: { kind: 'exchange_difference' }, amount_micros: worth - received_micros - fee_micros },
  ];
}
