/** The first line of a report. Dates are unchanged text. */
export interface DsrReportHead {
  line_no: number;
  message_id: string;
  sender_party_id: string;
  sender_name: string;
  recipient_party_id: string;
  recipient_name: string;
  /**
   * The recipients of the money: the recipient by id and name, and the parties it represents. Empty if the report names
   * none.
   */
  recipients: readonly string[];
  start_date: string;
  end_date: string;
}

/** A store's summary of all sales of one kind: territory, currency and amounts. Numbers are text. */
export interface DsrSummary {
  line_no: number;
  id: string;
  /** DDEX party id or name of the service, if it is not the sender itself. */
  channel: string;
  territory: string;
  start_date: string;
  end_date: string;
  currency: string;
  /** The amounts owed and the usage counts, to be added up: there may be a record for every kind of right. */
  amounts: string[];
  usages: string[];
  /** The same amount in the accounting currency: one unit of `currency` is `rate` of it. Null without a conversion. */
  accounting: { currency: string; rate: string; rate_at: string; amount: string } | null;
}

/** One sale, or all usages of one recording under one summary. Numbers are text. */
export interface DsrSale {
  line_no: number;
  summary: DsrSummary;
  /** Empty if the report covers whole periods. */
  date: string;
  isrc: string;
  icpn: string;
  title: string;
  artist: string;
  usages: string;
  returns: string;
  /**
   * The amounts owed for it, to be added up; null in profiles that have amounts in the summary only, which sales share
   * by usage (`share-amount.ts`).
   */
  amounts: readonly string[] | null;
  /** The amount in the accounting currency; empty without a conversion. */
  accounting_amount: string;
  is_royalty_bearing: boolean;
}

/** A problem with a line; the caller supplies the text. */
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
