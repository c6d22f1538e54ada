/** A fine or a fee of one track at one store, or what the store took back of one. Amounts are micro-dollars. */
export type Charge = {
  readonly id: string;
  /** Below zero for a charge, above it for money that comes back. */
  readonly amount_micros: bigint;
  readonly period: string;
  /** Postings are numbered in their order. */
  readonly posting_no: number;
  /** Its owner disputes it, and it was not refused. */
  readonly is_disputed: boolean;
};

/**
 * Finds for each amount that a store took back the charge that it is about, since no report says so: by the id of the
 * amount, the id of the charge. An amount belongs to a charge of its month or an earlier one that is not taken back in
 * full yet: first to one of the same month, then of the same amount, then to a disputed one, then to the oldest. The
 * order of postings does not decide, because a corrected report is posted again. All charges must be of one account,
 * track, store and kind, without those of reversed reports.
 */
export function matchReturns(charges: readonly Charge[]): Map<string, string> {
  const ordered = charges.toSorted((a, b) => a.posting_no - b.posting_no || compare(a.id, b.id));
  const open = new Map(ordered.filter(({ amount_micros }) => amount_micros < 0n).map((one) => [one.id, one]));
  const found = new Map<string, string>();
  for (const back of ordered.filter(({ amount_micros }) => amount_micros > 0n)) {
    const fine = findBest([...open.values()], back);
    if (fine === undefined) continue;
    found.set(back.id, fine.id);
    const amount_micros = fine.amount_micros + back.amount_micros;
    if (amount_micros >= 0n) open.delete(fine.id);
    else open.set(fine.id, { ...fine, amount_micros });
  }
  return found;
}

function findBest(open: readonly Charge[], back: Charge): Charge | undefined {
  const rank = (fine: Charge) =>
    (fine.period === back.period ? 4 : 0) +
    (fine.amount_micros === -back.amount_micros ? 2 : 0) +
    (fine.is_disputed ? 1 : 0);
  return open.filter(({ period }) => period <= back.period).toSorted((a, b) => rank(b) - rank(a))[0];
}

const compare = (a: string, b: string) => (a < b ? -1 : 1);
