import { SHARES_TOTAL_BASIS_POINTS } from '../../catalogue/release-limits.ts';

const FULL_SHARE = BigInt(SHARES_TOTAL_BASIS_POINTS);

/** One person's share of a split: hundredths of a percent of the net of a track. */
type Share = { readonly share_basis_points: number };

/**
 * Divides the net of one line, in micro-dollars, among people whose shares total 10,000: by largest remainder, for
 * equal remainders to the first person in the list, so that the parts always add up to the whole. A reversal is
 * divided like the original amount.
 */
export function splitNet(net_micros: bigint, shares: readonly Share[]): bigint[] {
  const isNegative = net_micros < 0n;
  const size = isNegative ? -net_micros : net_micros;
  const parts = shares.map(({ share_basis_points }) => (size * BigInt(share_basis_points)) / FULL_SHARE);
  const left = size - parts.reduce((sum, part) => sum + part, 0n);
  const rests = shares.map(({ share_basis_points }, index) => ({
    index,
    rest: (size * BigInt(share_basis_points)) % FULL_SHARE,
  }));
  rests.sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  for (const { index } of rests.slice(0, Number(left))) parts[index] = (parts[index] ?? 0n) + 1n;
  return isNegative ? parts.map((part) => -part) : parts;
}

/**
 * Computes the part of one line that recoups costs of a track before anyone shares in it, in micro-dollars: the
 * whole line while an amount is left to recoup. Reversals recoup nothing and are shared like other amounts.
 */
export function computeRecoupment(net_micros: bigint, left_micros: bigint): bigint {
  if (net_micros <= 0n || left_micros <= 0n) return 0n;
  return net_micros < left_micros ? net_micros : left_micros;
}

/**
 * Divides a whole number into equal parts; the remainder goes to the first parts, one each, so that the parts add up.
 */
export function divideEvenly(total: bigint, count: number): bigint[] {
  const isNegative = total < 0n;
  const size = isNegative ? -total : total;
  const part = size / BigInt(count);
  const left = Number(size % BigInt(count));
  return Array.from({ length: count }, (_, index) => {
    const one = index < left ? part + 1n : part;
    return isNegative ? -one : one;
  });
}
