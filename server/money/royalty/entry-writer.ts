import type { Decimal } from '@tangent/domain/royalty/decimal.ts';
import { divideLine, type LineDivision } from './divide-line.ts';
import { type PostingTotalRow, toPostingTotalRows } from './posting-totals.ts';
import type { SaleLine } from './reports/report.ts';
import type { Recording, Terms } from './terms.ts';

/** A line that belongs to somebody, or what of a line that was sold as a whole album is one track's. */
export interface SalePart {
  units: number;
  amount: Decimal;
  gross_micros: number;
}

/** Where entries go: one for everybody who gets something of a line. `division` is used again for the next one. */
export interface EntrySink {
  add(line: SaleLine, part: number, terms: Terms, holder: number, sold: SalePart, division: LineDivision): void;
}

/** A sum from here on is put aside, so that the next line can be added to it exactly. */
const TOTAL_MAX = 2 ** 52;

/** Turns lines that belong to somebody into entries, and keeps their sums. */
export class EntryWriter {
  /** Sums that are collected now. */
  size = 0;
  private full: PostingTotalRow[] = [];
  private readonly division: LineDivision = { net_micros: 0, recouped_micros: 0, amounts: [0] };

  constructor(
    private readonly sink: EntrySink,
    private readonly getStore: (statement: number) => string,
  ) {}

  /** Writes a line for everybody who has a part in it. */
  add(line: SaleLine, part: number, recording: Recording, sold: SalePart): void {
    const terms = recording.terms[line.statement] as Terms;
    const { division, sink } = this;
    divideLine(sold.gross_micros, terms, division);
    const holders = terms.holders.length;
    for (let holder = 0; holder < holders; holder++) sink.add(line, part, terms, holder, sold, division);
    this.accumulate(terms, line, sold);
  }

  /** The sums as they are now, one after the other; the collection begins anew. */
  *drainSums(recordings: Iterable<Recording>): Generator<PostingTotalRow> {
    yield* this.full;
    this.full = [];
    this.size = 0;
    for (const recording of recordings)
      for (const terms of new Set(recording.terms)) if (terms) yield* this.drainTerms(terms);
  }

  private *drainTerms(terms: Terms): Generator<PostingTotalRow> {
    const { sums } = terms;
    terms.sums = [];
    for (const [statement, byCountry] of sums.entries())
      for (const [country, own] of byCountry ?? [])
        yield* toPostingTotalRows(terms, this.getStore(statement), country, own);
  }

  private accumulate(terms: Terms, { statement, country }: SaleLine, { units, gross_micros }: SalePart): void {
    let byCountry = terms.sums[statement];
    if (byCountry === undefined) {
      byCountry = new Map();
      terms.sums[statement] = byCountry;
    }
    const { net_micros, amounts } = this.division;
    const sums = byCountry.get(country);
    if (sums === undefined || Math.abs(sums.gross_micros) > TOTAL_MAX || Math.abs(sums.units) > TOTAL_MAX) {
      if (sums) this.full.push(...toPostingTotalRows(terms, this.getStore(statement), country, sums));
      const own = amounts.slice(0, terms.holders.length);
      byCountry.set(country, { lines: 1, units, gross_micros, net_micros, amounts: own });
      this.size += 1;
      return;
    }
    sums.lines += 1;
    sums.units += units;
    sums.gross_micros += gross_micros;
    sums.net_micros += net_micros;
    for (let holder = 0; holder < terms.holders.length; holder++)
      sums.amounts[holder] = (sums.amounts[holder] as number) + (amounts[holder] as number);
  }
}
