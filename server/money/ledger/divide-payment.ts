import { coverReports } from '@tangent/domain/money/ledger/cover-reports.ts';
import { addDecimals, type Decimal, subtractDecimals, toMicros } from '@tangent/domain/money/royalty/decimal.ts';
import { divideHalfEven, HOME_CURRENCY } from '@tangent/domain/money.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import {
  findPaidStatement,
  listOpenAmounts,
  listOpenStatements,
  type PaidStatement,
  type PaymentScope,
} from './payment-part-store.ts';
import type { StatementChange } from './settle-statements.ts';

/** The change that a payment makes to one statement. */
export type StatementPart = StatementChange & { amount: Decimal; rate: Decimal };

/**
 * Divides a payment among the reports that it is for. `rest` is what none of them needs, and is refused unless staff
 * accept it. Money that a store takes back is for one report: of one that it owes, at most what was paid.
 */
export async function dividePayment(
  tx: Tx,
  scope: PaymentScope,
  { paid, accepts_rest }: { paid: Decimal; accepts_rest: boolean },
): Promise<{ changes: StatementPart[]; rest: Decimal }> {
  const named = scope.statement_no === null ? null : await findPaidStatement(tx, scope.statement_no);
  if (paid.digits < 0n) return { changes: [takeBack(named, paid, accepts_rest)], rest: ZERO };
  const open = named === null ? await listOpenStatements(tx, scope) : named.is_posted ? [named] : [];
  const { parts, rest } = coverReports(
    paid,
    open.map(({ statement_no, gross, settled }) => ({ statement_no, open: subtractDecimals(gross, settled) })),
  );
  if (rest.digits > 0n) await refuseRest(tx, scope, accepts_rest);
  const statements = new Map(open.map((statement) => [statement.statement_no, statement]));
  const changes = parts.flatMap(({ statement_no, amount }) => {
    const statement = statements.get(statement_no);
    return statement === undefined ? [] : [toChange(statement, amount)];
  });
  return { changes, rest };
}

const ZERO: Decimal = { digits: 0n, scale: 0 };

export function toChange({ statement_no, gross, settled, rate }: PaidStatement, amount: Decimal): StatementPart {
  return { statement_no, gross, before: settled, after: addDecimals(settled, amount), amount, rate };
}

function takeBack(statement: PaidStatement | null, paid: Decimal, acceptsMore: boolean): StatementPart {
  const path = 'settled_amount';
  if (statement === null) throw new Refusal('invalid_input', [{ code: 'payment_back_needs_report', path }]);
  const { gross, settled, is_posted } = statement;
  const isRefund = is_posted && gross.digits < 0n;
  const limit = isRefund ? subtractDecimals(gross, settled) : { ...settled, digits: -settled.digits };
  if (subtractDecimals(paid, limit).digits < 0n) {
    if (!isRefund) throw new Refusal('invalid_input', [{ code: 'payment_back_exceeds_paid', path }]);
    if (!acceptsMore) throw new Refusal('payment_exceeds_owed');
  }
  return toChange(statement, paid);
}

/** Refuses money that no report needs; where the store owes money in other currencies only, says so. */
async function refuseRest(tx: Tx, scope: PaymentScope, accepts: boolean): Promise<void> {
  const { store_id, currency } = scope;
  const isNothingOpen = (await listOpenStatements(tx, { ...scope, period: null, statement_no: null })).length === 0;
  const open = isNothingOpen ? await listOpenAmounts(tx, store_id) : [];
  if (open.length > 0 && scope.statement_no === null)
    throw new Refusal('invalid_input', [
      { code: 'nothing_open_in_currency', path: 'currency', params: { currency, open: open.join(', ') } },
    ]);
  if (!accepts) throw new Refusal('payment_exceeds_owed');
}

/** A row of a payment's division: a part of a report, or without a number the store's credit. */
export type ValuedPart = { statement_no: number | null; amount: Decimal; home_micros: bigint };

type Amounts = { currency: string; received_micros: bigint; fee_micros: bigint };

/**
 * Values the parts of a payment in micro-dollars: each at the rate of its report, credit at that of the payment itself.
 * The parts of a payment in dollars add up to it exactly.
 */
export function valueParts(
  { currency, received_micros, fee_micros }: Amounts,
  { paid, changes, rest }: { paid: Decimal; changes: readonly StatementPart[]; rest: Decimal },
): ValuedPart[] {
  const isForeign = currency !== HOME_CURRENCY;
  const parts: ValuedPart[] = changes.map(({ statement_no, amount, rate }) => {
    return { statement_no, amount, home_micros: isForeign ? toMicros(amount, rate) : toMicros(amount) };
  });
  if (rest.digits !== 0n) {
    const value = isForeign ? shareOf(received_micros + fee_micros, rest, paid) : toMicros(rest);
    parts.push({ statement_no: null, amount: rest, home_micros: value });
  }
  const last = parts.at(-1);
  if (!isForeign && last)
    last.home_micros += toMicros(paid) - parts.reduce((sum, { home_micros }) => sum + home_micros, 0n);
  return parts;
}

/** Returns the part of an amount in micros that one decimal is of another, rounded half to even. */
export function shareOf(micros: bigint, part: Decimal, whole: Decimal): bigint {
  const scale = Math.max(part.scale, whole.scale);
  const [own, all] = [part, whole].map((one) => one.digits * 10n ** BigInt(scale - one.scale));
  if (own === undefined || all === undefined || all <= 0n) throw new Error('a part of nothing has no value');
  return divideHalfEven(micros * own, all);
}
