import { divideEvenly } from '@tangent/domain/royalty/split-net.ts';
import type { SalePart } from './entry-writer.ts';
import type { SaleLine } from './reports/report.ts';

/** Micros: what is divided has so many decimal places at least. */
const SCALE = 6;

/**
 * Divides the sale of a whole album evenly among its tracks, so that everything about the line adds up
 * (docs/standards/reports.md).
 */
export function shareAlbum({ units, amount }: SaleLine, gross_micros: number, count: number): SalePart[] {
  const scale = Math.max(amount.scale, SCALE);
  const digits = divideEvenly(amount.digits * 10n ** BigInt(scale - amount.scale), count);
  const micros = divideEvenly(BigInt(gross_micros), count);
  return divideEvenly(BigInt(units), count).map((own, part) => ({
    units: Number(own),
    amount: { digits: digits[part] ?? 0n, scale },
    gross_micros: Number(micros[part]),
  }));
}
