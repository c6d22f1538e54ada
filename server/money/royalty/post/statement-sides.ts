import { type Decimal, toMicros } from '@tangent/domain/money/royalty/decimal.ts';
import { HOME_CURRENCY } from '@tangent/domain/money.ts';
import type { Side } from '../../ledger/public.ts';

interface ReportedStatement {
  store_id: string;
  currency: string;
  gross_amount: Decimal;
  rate: Decimal;
  /** The unmatched part of it. */
  suspense_micros: bigint;
}

/**
 * Returns the sources of a statement's money: the store owes it in its own currency; foreign money is converted to
 * dollars with the rate of the statement. Unmatched money waits in suspense.
 */
export function buildStatementSides(statement: ReportedStatement): Side[] {
  const { store_id, currency, gross_amount, rate, suspense_micros } = statement;
  const amount_micros = toMicros(gross_amount);
  const crossing: Side[] =
    currency === HOME_CURRENCY
      ? []
      : [
          { ref: { kind: 'exchange', currency }, amount_micros: -amount_micros },
          { ref: { kind: 'exchange', currency: HOME_CURRENCY }, amount_micros: toMicros(gross_amount, rate) },
        ];
  return [
    { ref: { kind: 'store_receivable', store_id, currency }, amount_micros },
    ...crossing,
    { ref: { kind: 'suspense', store_id }, amount_micros: -suspense_micros },
  ];
}

/** Returns a side with the opposite sign. */
export function reverseSide({ ref, amount_micros }: Side): Side {
  return { ref, amount_micros: -amount_micros };
}
