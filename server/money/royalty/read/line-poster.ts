import { REPORT_PROBLEMS_MAX } from '@tangent/domain/money/money-limits.ts';
import { toSafeMicros } from '@tangent/domain/money/royalty/safe-money.ts';
import type { SuspenseReason } from '@tangent/domain/money/royalty/sales-file.ts';
import { divideEvenly } from '@tangent/domain/money/royalty/split-net.ts';
import type { ReportProblem } from '../../store-file/public.ts';
import type { SaleLine } from '../reports/report.ts';
import type { EntryWriter, SalePart } from './entry-writer.ts';
import type { RecordingLookup } from './recording-lookup.ts';
import type { RunningStatement } from './statement-store.ts';
import { buildSuspenseRow, type SuspenseRow } from './suspense-rows.ts';
import type { CodeMatch, Recording } from './terms.ts';

/** Decimal places of micros: a divided amount has at least this many. */
const SCALE = 6;

/**
 * Divides the sale of a whole album evenly among its tracks, so that everything about the line adds up
 * (docs/standards/reports.md).
 */
function shareAlbum({ units, amount }: SaleLine, gross_micros: number, count: number): SalePart[] {
  const scale = Math.max(amount.scale, SCALE);
  const digits = divideEvenly(amount.digits * 10n ** BigInt(scale - amount.scale), count);
  const micros = divideEvenly(BigInt(gross_micros), count);
  return divideEvenly(BigInt(units), count).map((own, part) => ({
    units: Number(own),
    amount: { digits: digits[part] ?? 0n, scale },
    gross_micros: Number(micros[part]),
  }));
}

/** Upper limit of the units of one line. */
const UNITS_MAX = 1_000_000_000_000;

/** Matches the lines of a report and has them written; unmatched lines are stored for staff. */
export class LinePoster {
  lines = 0;
  suspense_lines = 0;
  /** Money of all lines, and of those in suspense, as absolute values. */
  size_micros = 0;
  suspense_size_micros = 0;
  /** Lines with numbers that are too large for a sale. */
  readonly problems: ReportProblem[] = [];
  problem_count = 0;
  suspense: SuspenseRow[] = [];
  // One object for all lines: creating one for each takes time.
  private readonly sold: SalePart = { units: 0, amount: { digits: 0n, scale: 0 }, gross_micros: 0 };

  constructor(
    private readonly recordingLookup: RecordingLookup,
    private readonly statements: readonly RunningStatement[],
    /** Null as soon as it is clear that nothing will be posted: from then on lines are only counted. */
    public entries: EntryWriter | null,
  ) {}

  async post(lines: readonly SaleLine[]): Promise<void> {
    const matches: (CodeMatch | undefined)[] = [];
    const unknown: SaleLine[] = [];
    let isReady = true;
    for (const line of lines) {
      const match = this.recordingLookup.find(line.isrc, line.upc);
      matches.push(match);
      if (match === undefined) unknown.push(line);
      else if (typeof match !== 'string' && !hasTerms(match, line.statement)) isReady = false;
    }
    if (unknown.length > 0) {
      await this.recordingLookup.learn(unknown);
      for (const [index, { isrc, upc }] of lines.entries()) matches[index] ??= this.recordingLookup.find(isrc, upc);
    }
    if (this.entries !== null && (!isReady || unknown.length > 0)) await this.learnTerms(lines, matches);
    for (let index = 0; index < lines.length; index++)
      this.postLine(lines[index] as SaleLine, matches[index] as CodeMatch);
  }

  private async learnTerms(lines: readonly SaleLine[], matches: readonly (CodeMatch | undefined)[]): Promise<void> {
    const missing = new Map<number, Recording[]>();
    for (const [index, { statement }] of lines.entries()) {
      const match = matches[index];
      if (match === undefined || typeof match === 'string' || hasTerms(match, statement)) continue;
      const list = missing.get(statement) ?? [];
      if (list.length === 0) missing.set(statement, list);
      if ('terms' in match) list.push(match);
      else list.push(...match);
    }
    for (const [statement, recordings] of missing)
      await this.recordingLookup.learnTerms(recordings, statement, this.statements[statement]?.first_day ?? '');
  }

  private postLine(line: SaleLine, match: CodeMatch): void {
    const statement = this.statements[line.statement] as RunningStatement;
    this.lines += 1;
    statement.lines += 1;
    statement.gross_amount.add(line.amount);
    if (Math.abs(line.units) > UNITS_MAX) {
      this.refuse(line);
      return;
    }
    statement.units.add(line.units);
    if (typeof match === 'string') this.suspense_lines += 1;
    if (statement.rate === null) return;
    const gross_micros = toSafeMicros(line.amount, statement.rate.rate);
    if (gross_micros === null) {
      this.refuse(line);
      return;
    }
    statement.gross_micros.add(gross_micros);
    this.size_micros += Math.abs(gross_micros);
    if (typeof match === 'string') this.suspend(line, statement, gross_micros, match);
    else if (this.entries === null) return;
    else if ('terms' in match) {
      this.sold.units = line.units;
      this.sold.amount = line.amount;
      this.sold.gross_micros = gross_micros;
      this.entries.add(line, 0, match, this.sold);
    } else
      for (const [part, piece] of shareAlbum(line, gross_micros, match.length).entries())
        this.entries.add(line, part, match[part] as Recording, piece);
  }

  private refuse({ line_no }: SaleLine): void {
    this.problem_count += 1;
    if (this.problems.length < REPORT_PROBLEMS_MAX) this.problems.push({ line_no, code: 'too_many_digits' });
  }

  private suspend(line: SaleLine, statement: RunningStatement, gross_micros: number, reason: SuspenseReason): void {
    this.suspense_size_micros += Math.abs(gross_micros);
    statement.suspense_micros.add(gross_micros);
    if (this.entries !== null) this.suspense.push(buildSuspenseRow(line, { statement, gross_micros, reason }));
  }
}

function hasTerms(match: Recording | readonly Recording[], statement: number): boolean {
  if ('terms' in match) return match.terms[statement] !== undefined;
  return match.every(({ terms }) => terms[statement] !== undefined);
}
