import type { Decimal } from '@tangent/domain/money/royalty/decimal.ts';
import { type ChargeKind, isCharge } from '@tangent/domain/money/royalty/line-kind.ts';
import { type PostingTotalRow, toPostingTotalRows } from '../post/posting-totals.ts';
import type { SaleLine } from '../reports/report.ts';
import { divideLine, type LineDivision } from './divide-line.ts';
import { ensureCharged, type Recording, type Terms } from './terms.ts';

/** A matched line, or one track's part of a line for a whole album. */
export interface SalePart {
  units: number;
  amount: Decimal;
  gross_micros: number;
}

/** Receives entries: one for each holder of a line. `division` is used again for the next line. */
export interface EntrySink {
  add(line: SaleLine, part: number, terms: Terms, holder: number, sold: SalePart, division: LineDivision): void;
}

/** A fine or a fee among the lines of a report, as its owner bears it. */
export interface FoundCharge {
  account_id: string;
  track_id: string;
  release_id: string;
  store_id: string;
  kind: ChargeKind;
  /** The first day of the month. */
  period: string;
  line_no: number;
  part: number;
  amount_micros: bigint;
}

/** A total that reaches this limit is set aside, so that adding the next line stays exact. */
const TOTAL_MAX = 2 ** 52;

/** Turns matched lines into entries and adds up their totals. */
export class EntryWriter {
  /** Number of totals collected now. */
  size = 0;
  /** All fines and fees. */
  readonly charges: FoundCharge[] = [];
  private full: PostingTotalRow[] = [];
  private readonly division: LineDivision = { net_micros: 0, recouped_micros: 0, amounts: [0] };

  constructor(
    private readonly sink: EntrySink,
    private readonly getStatement: (statement: number) => { statement_no: number; store_id: string },
  ) {}

  /** Writes a line for every holder who has a part in it. */
  add(line: SaleLine, part: number, recording: Recording, sold: SalePart): void {
    const sale = recording.terms[line.statement] as Terms;
    const terms = isCharge(line.kind) ? ensureCharged(sale) : sale;
    const { division, sink } = this;
    divideLine(sold.gross_micros, terms, division);
    if (isCharge(line.kind)) this.addCharge(line, line.kind, part, terms);
    const holders = terms.holders.length;
    for (let holder = 0; holder < holders; holder++) sink.add(line, part, terms, holder, sold, division);
    this.accumulate(terms, line, sold);
  }

  /** Yields the current totals one by one; then the collection starts again. */
  *drainSums(recordings: Iterable<Recording>): Generator<PostingTotalRow> {
    yield* this.full;
    this.full = [];
    this.size = 0;
    for (const recording of recordings)
      for (const terms of new Set(recording.terms)) if (terms) yield* this.drainTerms(terms);
  }

  private addCharge(
    { line_no, statement }: SaleLine,
    kind: ChargeKind,
    part: number,
    { recording, period }: Terms,
  ): void {
    const { track_id, release_id, account_id } = recording;
    const { store_id } = this.getStatement(statement);
    const amount_micros = BigInt(this.division.net_micros);
    this.charges.push({ account_id, track_id, release_id, store_id, kind, period, line_no, part, amount_micros });
  }

  private *drainTerms(terms: Terms): Generator<PostingTotalRow> {
    const { sums, charged } = terms;
    terms.sums = [];
    if (charged !== null) yield* this.drainTerms(charged);
    for (const [statement, byCountry] of sums.entries())
      for (const [country, own] of byCountry ?? [])
        yield* toPostingTotalRows(terms, this.getStatement(statement), country, own);
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
      if (sums) this.full.push(...toPostingTotalRows(terms, this.getStatement(statement), country, sums));
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
