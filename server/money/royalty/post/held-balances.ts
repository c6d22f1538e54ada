import type { Tx } from '../../../platform/sql/open-database.ts';
import { computeBalance, type PayableRef, type Side, toColumns } from '../../ledger/public.ts';

/** The earnings on hold, while the sides of one transaction are listed: each takes from what the ones before it left. */
export class HeldBalances {
  private readonly left = new Map<string, bigint>();

  constructor(private readonly tx: Tx) {}

  /** Returns the sides that take an amount from earnings on hold as far as they go, and the rest from the balance. */
  async take(held: PayableRef | null, payable: PayableRef, micros: bigint): Promise<Side[]> {
    if (held === null) return [{ ref: payable, amount_micros: micros }];
    const { key } = toColumns(held);
    const there = this.left.get(key) ?? -(await computeBalance(this.tx, held));
    const fromHeld = there < micros ? (there > 0n ? there : 0n) : micros;
    this.left.set(key, there - fromHeld);
    return [
      { ref: held, amount_micros: fromHeld },
      { ref: payable, amount_micros: micros - fromHeld },
    ];
  }
}
