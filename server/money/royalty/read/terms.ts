import { SHARES_TOTAL_BASIS_POINTS } from '@tangent/domain/catalogue/release-limits.ts';
import type { SuspenseReason } from '@tangent/domain/money/royalty/sales-file.ts';

/** Rows of one holder. */
export interface Bucket {
  holder_id: string;
  bytes: Buffer;
  view: DataView;
  used: number;
}

/** A track that was out, and its owner. One object per track while lines are read. */
export interface Recording {
  track_id: string;
  release_id: string;
  account_id: string;
  /** By statement of the report, filled as lines refer to them. */
  terms: (Terms | undefined)[];
}

/**
 * The match of a line's codes: a recording, all those of an album that was sold whole, or the reason why there is none.
 */
export type CodeMatch = Recording | readonly Recording[] | SuspenseReason;

/** A holder of a part in every line of a track, and the starts of their rows, by statement. */
export interface Holder {
  holder_id: string;
  is_share: 0 | 1;
  row_heads: (Buffer | undefined)[];
  /** Collects their rows, once there is one. */
  bucket: Bucket | null;
}

/** Division of a track’s money for one month of sales: read once, equal for every line of a posting. */
export interface Terms {
  recording: Recording;
  /** The first day of the month. */
  period: string;
  share_basis_points: number;
  version: SplitVersion | null;
  /** The owner first. */
  holders: Holder[];
  /** The shares of the version in their order, each with the index of its holder. */
  shares: { share_basis_points: number; holder: number }[];
  /** For fines and fees, which the owner bears alone and in full; null for others until there is one. */
  charged: Terms | null;
  is_charge: boolean;
  /** Totals by country, by statement. */
  sums: (Map<string, LineTotals> | undefined)[];
}

/** A version of a split, with the amount that its owner has still to recoup first. */
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

/** Returns how a fine or a fee is borne: by the owner alone, without a share of ours. */
export function ensureCharged(terms: Terms): Terms {
  if (terms.charged !== null) return terms.charged;
  const { recording, period } = terms;
  const owner: Holder = { holder_id: recording.account_id, is_share: 0, row_heads: [], bucket: null };
  terms.charged = {
    recording,
    period,
    share_basis_points: SHARES_TOTAL_BASIS_POINTS,
    version: null,
    holders: [owner],
    shares: [],
    charged: null,
    is_charge: true,
    sums: [],
  };
  return terms.charged;
}
