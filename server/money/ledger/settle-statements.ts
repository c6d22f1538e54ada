import { computeReceivedPart } from '@tangent/domain/money/ledger/received-part.ts';
import type { Decimal } from '@tangent/domain/money/royalty/decimal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { type LedgerRef, toPayable, toReported } from './ledger-ref.ts';
import type { Side } from './post-transaction.ts';
import { lockReported } from './reported-accounts.ts';

/** A statement, its gross amount, and what payments cover of it before and after a change, in its currency. */
export interface StatementChange {
  statement_no: number;
  gross: Decimal;
  before: Decimal;
  after: Decimal;
}

/**
 * Lists the sides of a ledger transaction with which money of holders that a store had only reported becomes money that
 * they can withdraw, because payments cover more of these statements; or the other way, because they cover less.
 */
export async function listReceivedSides(tx: Tx, changes: readonly StatementChange[]): Promise<Side[]> {
  const coverages = new Map(changes.map((change) => [change.statement_no, toCoverage(change)]));
  const sides: Side[] = [];
  for (const { ref, balance, waiting, received } of await lockReported(tx, [...coverages.keys()])) {
    const coverage = coverages.get(ref.statement_no);
    const micros = coverage === undefined ? 0n : computeReceivedPart(coverage, waiting, received);
    // Money that came in under a hold or a share may be elsewhere now: its holder's balance gives it back.
    sides.push(
      ...(micros < 0n
        ? move(toReported(balance, ref.statement_no), balance, micros)
        : move(ref, toPayable(ref), micros)),
    );
  }
  return sides;
}

/** Returns the two sides that take an amount from one account of a holder to another one. */
export function move(from: LedgerRef, to: LedgerRef, micros: bigint): Side[] {
  if (micros === 0n) return [];
  return [
    { ref: from, amount_micros: micros },
    { ref: to, amount_micros: -micros },
  ];
}

function toCoverage({ gross, before, after }: StatementChange) {
  const scale = Math.max(gross.scale, before.scale, after.scale);
  const scaleUp = (one: Decimal) => one.digits * 10n ** BigInt(scale - one.scale);
  return { gross: scaleUp(gross), before: scaleUp(before), after: scaleUp(after) };
}
