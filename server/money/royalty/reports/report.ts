import type { DsrReportHead } from '@tangent/ddex/dsr/sale.ts';
import type { Decimal } from '@tangent/domain/money/royalty/decimal.ts';
import type { LineKind } from '@tangent/domain/money/royalty/line-kind.ts';
import type { ReportProfile } from '@tangent/domain/money/royalty/report-profile.ts';
import type { ReportProblem } from '../../store-file/public.ts';

/** The report of one store for one month in one currency, as far as the file itself contains it. */
export interface StatementHead {
  /** Null when the store does not name its statements. */
  statement_id: string | null;
  /** The store as the file names it: our id, its DDEX party id or its name. */
  store_ref: string;
  /** `2026-10` */
  period: string;
  /** ISO 4217, checked. */
  currency: string;
  /** Dollars for one unit, and the day of the rate, where the report contains them. */
  rate: Decimal | null;
  rate_date: string | null;
  /** The total of the lines that the report declares; null when it declares none. */
  declared: Decimal | null;
}

/** One line of a report in the product's terms. Money is in the currency of its statement. */
export interface SaleLine {
  /** Counts from 1, as an editor numbers the lines of the file. */
  line_no: number;
  /** The index of the report's statement in the list. */
  statement: number;
  kind: LineKind;
  /** Null when the report counts only by month. */
  sale_date: string | null;
  /** ISO 3166 alpha 2; `ZZ` for the world or an unknown country. */
  country: string;
  /** Compact and upper case; null when missing or not an ISRC. */
  isrc: string | null;
  /** 14 digits, with leading zeros; null when missing or not a product code. */
  upc: string | null;
  title: string | null;
  artist: string | null;
  /** Streams, downloads or creations; below zero for returns, zero for fines and fees. */
  units: number;
  amount: Decimal;
}

/** A report during reading, once and from front to back, whatever its size. */
export interface ReportSource {
  profile: ReportProfile;
  /** Lines in the order of the file, some thousands at a time. Lines with errors are left out. */
  batches(): AsyncIterable<readonly SaleLine[]>;
  /** Grows while lines are read; a total declared at the end of a file is set after the last line. */
  statements: readonly StatementHead[];
  /** At most `REPORT_PROBLEMS_MAX`, and their full number: a single one refuses the whole file. */
  problems: readonly ReportProblem[];
  readonly problem_count: number;
  /**
   * SHA-256 of the decoded lines, whatever their encoding, line ends and compression; available after the last batch.
   */
  contentSha256(): string;
  /** Who sent the report to whom; null where the file does not say so. Complete after the last batch. */
  readonly head: DsrReportHead | null;
  /** The number of lines that repeat an earlier line of the report; complete after the last batch. */
  readonly equal_lines: number;
}
