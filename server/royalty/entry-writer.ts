import { divideLine, type LineDivision } from './divide-line.ts';
import type { RowTail } from './entry-rows.ts';
import { rowsOfSums, type SumRow } from './posting-sums.ts';
import type { SaleLine } from './reports/report.ts';
import type { Recording, Terms } from './terms.ts';

/** Where entries go: one for everybody who gets something of a line. `tail` is used again for the next one. */
export interface EntrySink {
  add(terms: Terms, holder: number, statement: number, tail: RowTail): void;
}

/** A sum from here on is put aside, so that the next line can be added to it exactly. */
const SUM_MAX = 2 ** 52;

/** Turns lines that belong to somebody into entries, and keeps their sums. */
export class EntryWriter {
  /** Sums that are collected now. */
  size = 0;
  private full: SumRow[] = [];
  private readonly division: LineDivision = { net_micros: 0, recouped_micros: 0, amounts: [] };
  // One object for all rows: making one for each takes as long as everything else.
  private readonly tail: RowTail = {
    ...{ line_no: 0, part: 0, country: '', sale_date: null, units: 0, gross_amount: { digits: 0n, scale: 0 } },
    ...{ gross_micros: 0, net_micros: 0, recouped_micros: 0, amount_micros: 0 },
  };

  constructor(
    private readonly sink: EntrySink,
    private readonly storeOf: (statement: number) => string,
  ) {}

  /** Writes a line, or what of a line that was sold as a whole album is one track's, for everybody who has a part in it. */
  add(
    line: SaleLine,
    part: number,
    recording: Recording,
    { units, amount }: Pick<SaleLine, 'units' | 'amount'>,
    gross_micros: number,
  ): void {
    const { statement, country } = line;
    const terms = recording.terms[statement] as Terms;
    const { division, tail } = this;
    divideLine(gross_micros, terms, division);
    tail.line_no = line.line_no;
    tail.part = part;
    tail.country = country;
    tail.sale_date = line.sale_date;
    tail.units = units;
    tail.gross_amount = amount;
    tail.gross_micros = gross_micros;
    tail.net_micros = division.net_micros;
    tail.recouped_micros = division.recouped_micros;
    for (let holder = 0; holder < terms.holders.length; holder++) {
      tail.amount_micros = division.amounts[holder] as number;
      this.sink.add(terms, holder, statement, tail);
    }
    this.addUp(terms, statement, country, units, gross_micros);
  }

  /** The sums as they are now; the collection begins anew. */
  takeSums(recordings: Iterable<Recording>): SumRow[] {
    const rows = this.full;
    for (const recording of recordings)
      for (const terms of new Set(recording.terms)) {
        terms?.sums.forEach((byCountry, statement) => {
          for (const [country, sums] of byCountry ?? [])
            rows.push(...rowsOfSums(terms, this.storeOf(statement), country, sums));
        });
        if (terms) terms.sums = [];
      }
    this.full = [];
    this.size = 0;
    return rows;
  }

  private addUp(terms: Terms, statement: number, country: string, units: number, gross_micros: number): void {
    let byCountry = terms.sums[statement];
    if (byCountry === undefined) {
      byCountry = new Map();
      terms.sums[statement] = byCountry;
    }
    const { net_micros, amounts } = this.division;
    const sums = byCountry.get(country);
    if (sums === undefined || Math.abs(sums.gross_micros) > SUM_MAX || Math.abs(sums.units) > SUM_MAX) {
      if (sums) this.full.push(...rowsOfSums(terms, this.storeOf(statement), country, sums));
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
