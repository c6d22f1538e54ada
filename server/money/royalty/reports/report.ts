import type { Decimal } from '@tangent/domain/royalty/decimal.ts';
import type { ReportProfile } from '@tangent/domain/royalty/report-profile.ts';
import type { ReportProblem } from '../../store-file/public.ts';

/** What one store reports for one month in one currency, as far as the file itself says it. */
export interface StatementHead {
  /** Null when the store gives its statements no names. */
  statement_id: string | null;
  /** The store as the file names it: our id, its DDEX party id or its name. */
  store_ref: string;
  /** `2026-10` */
  period: string;
  /** ISO 4217, checked. */
  currency: string;
  /** Dollars for one unit, and from which day, where the report says so itself. */
  rate: Decimal | null;
  rate_date: string | null;
  /** What the report says its lines add up to; null when it says nothing. */
  declared: Decimal | null;
}

/** One sale as a report writes it, in the words of the product. Money is in the currency of its statement. */
export interface SaleLine {
  /** From 1, as an editor counts the lines of the file. */
  line_no: number;
  /** Which of the report's statements, by its place in the list. */
  statement: number;
  /** Null when the report counts by months only. */
  sale_date: string | null;
  /** ISO 3166 alpha 2; `ZZ` for the world or what nobody says. */
  country: string;
  /** Compact and upper case; null for none or what is no ISRC. */
  isrc: string | null;
  /** 14 digits, zeros in front; null for none or what is no code. */
  upc: string | null;
  title: string | null;
  artist: string | null;
  /** Streams, downloads, creations; below zero for returns. */
  units: number;
  amount: Decimal;
}

/** A report that is being read, once and from front to back, whatever its size. */
export interface ReportSource {
  profile: ReportProfile;
  /** Lines in the order of the file, some thousands at a time. Lines with problems are left out. */
  batches(): AsyncIterable<readonly SaleLine[]>;
  /** Grows while lines are read; what is declared at the end of a file is there after the last line. */
  statements: readonly StatementHead[];
  /** At most `REPORT_PROBLEMS_MAX`, and how many there were: with one of them the whole file is refused. */
  problems: readonly ReportProblem[];
  readonly problem_count: number;
  /** SHA-256 of the lines as they read, whatever their encoding, line ends and packing; after the last batch. */
  contentSha256(): string;
}
