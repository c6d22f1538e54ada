/**
 * Possible problems in a line of a sales report (rule F27 in docs/standards/reliability.md). With any of them the whole
 * file is refused.
 */
export const REPORT_PROBLEM_CODES = [
  // Problems of the file itself.
  'broken_packing',
  'packed_too_tight',
  'several_files',
  'unreadable_text',
  'line_too_long',
  'open_quote',
  // Problems of its table.
  'repeated_column',
  'wrong_cell_count',
  'missing_period',
  'future_period',
  'bad_date',
  'unknown_country',
  'unknown_currency',
  'no_number',
  'decimal_comma',
  'exponent',
  'lost_code',
  'unknown_kind',
  'too_many_digits',
  'sum_too_large',
  'bad_rate',
  'negative_count',
  'no_record',
  // Problems between lines.
  'line_order',
  'after_total',
  'mixed_currencies',
  'mixed_rates',
  'mixed_stores',
  'declared_count',
  // Problems of DSR records.
  'record_order',
  'unknown_record',
  'missing_summary',
  'missing_resource',
  'mixed_summary',
  'missing_footer',
] as const;
export type ReportProblemCode = (typeof REPORT_PROBLEM_CODES)[number];
