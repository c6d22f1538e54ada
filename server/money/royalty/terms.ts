import type { SuspenseReason } from '@tangent/domain/royalty/sales-file.ts';
import type { Bucket } from './entry-rows.ts';

/** A track that was out, and whose it is. One object per track while lines are read. */
export interface Recording {
  track_id: string;
  release_id: string;
  account_id: string;
  /** By statement of the report, filled as lines meet them. */
  terms: (Terms | undefined)[];
}

/** What the codes of a line lead to: a recording, all of an album that was sold whole, or why nobody gets the money. */
export type CodeMatch = Recording | readonly Recording[] | SuspenseReason;

/** Somebody who gets something of every line of a track, and the beginnings of their rows, by statement. */
export interface Holder {
  holder_id: string;
  is_share: 0 | 1;
  row_heads: (Buffer | undefined)[];
  /** Where their rows are collected, once there is one. */
  bucket: Bucket | null;
}

/** How the money of a track is divided for one month of sales: read once, and the same for every line of a posting. */
export interface Terms {
  recording: Recording;
  /** The first day of the month. */
  period: string;
  share_basis_points: number;
  version: SplitVersion | null;
  /** The owner first. */
  holders: Holder[];
  /** The shares of the version in their order, each with whose it is by its place among the holders. */
  shares: { share_basis_points: number; holder: number }[];
  /** Sums by country, by statement. */
  sums: (Map<string, LineTotals> | undefined)[];
}

/** A version of a split, with what is left for its owner to get back first. */
export interface SplitVersion {
  id: string;
  recouped_before: bigint;
  left_micros: number;
  recouped_micros: number;
}

export interface LineTotals {
  lines: number;
  units: number;
  gross_micros: number;
  net_micros: number;
  /** By holder. */
  amounts: number[];
}
