import { computeSafeNet, splitSafeNet } from '@tangent/domain/money/royalty/safe-money.ts';
import { computeRecoupment } from '@tangent/domain/money/royalty/split-net.ts';
import type { Terms } from './terms.ts';

/** The value of a line for each holder, in micro-dollars. One object is used for all lines. */
export interface LineDivision {
  net_micros: number;
  recouped_micros: number;
  /** By holder, the owner first. */
  amounts: number[];
}

const parts: number[] = [];

/**
 * Divides a line: gross, less our share, less the amount that the owner recoups first, divided among all holders; their
 * amounts add up to the net.
 */
export function divideLine(gross_micros: number, terms: Terms, into: LineDivision): void {
  const net = computeSafeNet(gross_micros, terms.share_basis_points);
  into.net_micros = net;
  into.recouped_micros = 0;
  if (terms.shares.length === 0) {
    into.amounts[0] = net;
    return;
  }
  const recouped = recoup(net, terms);
  into.recouped_micros = recouped;
  parts.length = terms.shares.length;
  splitSafeNet(net - recouped, terms.shares, parts);
  into.amounts.fill(0, 0, terms.holders.length);
  for (let holderIndex = into.amounts.length; holderIndex < terms.holders.length; holderIndex++) into.amounts.push(0);
  into.amounts[0] = recouped;
  for (let index = 0; index < parts.length; index++) {
    const { holder } = terms.shares[index] as Terms['shares'][number];
    into.amounts[holder] = (into.amounts[holder] ?? 0) + (parts[index] ?? 0);
  }
}

function recoup(net: number, { version }: Terms): number {
  if (version === null || version.left_micros === 0) return 0;
  const recouped = Number(computeRecoupment(BigInt(net), BigInt(version.left_micros)));
  version.left_micros -= recouped;
  version.recouped_micros += recouped;
  return recouped;
}
