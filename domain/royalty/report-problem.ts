/**
 * What can be wrong with a line of a report of sales (rule F27 in docs/standards/reliability.md). With any of it the
 * whole file is refused.
 */
export const REPORT_PROBLEM_CODES = [
  // The file itself.
  'broken_packing',
  'packed_too_tight',
  'unreadable_text',
  'line_too_long',
  'open_quote',
  // Its table.
  'wrong_cell_count',
  'missing_period',
  'future_period',
  'bad_date',
  'unknown_country',
  'unknown_currency',
  'no_number',
  'decimal_comma',
  'exponent',
  'too_many_digits',
  'sum_too_large',
  'bad_rate',
  'negative_count',
  'no_record',
  // What its lines say together.
  'line_order',
  'after_total',
  'mixed_currencies',
  'mixed_rates',
  'mixed_stores',
  'declared_count',
  // Records of DSR.
  'record_order',
  'unknown_record',
  'missing_summary',
  'missing_resource',
  'mixed_summary',
  'missing_footer',
] as const;
export type ReportProblemCode = (typeof REPORT_PROBLEM_CODES)[number];
