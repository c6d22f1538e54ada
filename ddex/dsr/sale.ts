/** A report as its first line describes it. Dates as they stand there. */
export interface DsrReportHead {
  line_no: number;
  message_id: string;
  sender_party_id: string;
  sender_name: string;
  /** Whose money it is: the recipient by id and name, and whom it represents. Empty when the report names nobody. */
  recipients: readonly string[];
  start_date: string;
  end_date: string;
}

/** What a store says of all sales of one kind: where, in what currency, for how much. Numbers are text. */
export interface DsrSummary {
  line_no: number;
  id: string;
  /** DDEX party id or name of the service, where it is not the sender itself. */
  channel: string;
  territory: string;
  start_date: string;
  end_date: string;
  currency: string;
  /** What the store owes for the sales, and how many there were: each to be added up, for there may be a record for every kind of right. */
  amounts: string[];
  usages: string[];
  /** The same money as the store accounts it: one unit of `currency` is `rate` of this one. Null where nothing is exchanged. */
  accounting: { currency: string; rate: string; rate_at: string; amount: string } | null;
}

/** One sale, or all usages of one recording under one summary. Numbers are text. */
export interface DsrSale {
  line_no: number;
  summary: DsrSummary;
  /** Empty where the report counts whole periods. */
  date: string;
  isrc: string;
  icpn: string;
  title: string;
  artist: string;
  usages: string;
  returns: string;
  /**
   * What is owed for it, to be added up; null in profiles that say money of the summary only: it is shared by usages
   * (`share-amount.ts`).
   */
  amounts: readonly string[] | null;
  /** The same in the currency of accounting; empty where nothing is exchanged. */
  accounting_amount: string;
  is_royalty_bearing: boolean;
}

/** What is wrong with a line; words are the caller's. */
export interface DsrProblem {
  line_no: number;
  code: DsrProblemCode;
  params?: Record<string, string | number>;
}

export type DsrProblemCode =
  | 'record_order'
  | 'unknown_record'
  | 'wrong_cell_count'
  | 'missing_summary'
  | 'missing_resource'
  | 'mixed_summary'
  | 'missing_footer'
  | 'declared_count';
