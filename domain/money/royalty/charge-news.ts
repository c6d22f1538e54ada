import { groupBy } from '../../group-by.ts';

/** A fine of a posting, or one of an earlier report of the same store and month. Amounts are micro-dollars. */
export type ReportedCharge = {
  readonly account_id: string;
  readonly store_id: string;
  readonly period: string;
  readonly track_id: string;
  /** Below zero for a fine, above it for one that came back. */
  readonly amount_micros: bigint;
};

/** News for the owner of tracks about the fines of a store in a month. */
export type ChargeNews<Row extends ReportedCharge> = {
  readonly is_back: boolean;
  /** The whole amount, above zero. */
  readonly amount_micros: bigint;
  /** The charges behind it, one or more of each track, the largest first. */
  readonly charges: readonly Row[];
};

/**
 * Lists what is new about fines for their owners: one entry for each account, store and month, and for what was charged
 * and what came back. A corrected report repeats most fines of the `earlier` one: an amount of a track that is the same
 * in both is known. A fine that the corrected report no longer has came back, if it is among those `gone`.
 */
export function listChargeNews<Row extends ReportedCharge>(
  current: readonly Row[],
  earlier: readonly Row[],
  gone: readonly Row[],
): ChargeNews<Row>[] {
  const [now, before] = [groupBy(current, toTrackKey), groupBy(earlier, toTrackKey)];
  const added = [...now].filter(([key, rows]) => sum(before.get(key) ?? []) !== sum(rows)).flatMap(([, rows]) => rows);
  const returned = [...groupBy(gone, toTrackKey)]
    .filter(([key]) => !now.has(key))
    .flatMap(([, rows]) => rows.map((row) => ({ ...row, amount_micros: -row.amount_micros })));
  return [...groupBy([...added, ...returned], toNewsKey).values()].map((charges) => {
    const total = sum(charges);
    const size = total < 0n ? -total : total;
    return { is_back: total > 0n, amount_micros: size, charges: charges.toSorted(bySize) };
  });
}

const isBack = ({ amount_micros }: ReportedCharge) => amount_micros > 0n;
const toNewsKey = (row: ReportedCharge) => `${row.account_id} ${row.store_id} ${row.period} ${isBack(row)}`;
const toTrackKey = (row: ReportedCharge) => `${toNewsKey(row)} ${row.track_id}`;

function sum(rows: readonly ReportedCharge[]): bigint {
  return rows.reduce((total, { amount_micros }) => total + amount_micros, 0n);
}

function bySize(a: ReportedCharge, b: ReportedCharge): number {
  const [first, second] = [a, b].map(({ amount_micros }) => (amount_micros < 0n ? -amount_micros : amount_micros));
  return Number((second ?? 0n) - (first ?? 0n));
}
