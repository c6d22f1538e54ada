import type { TrendCount } from '@tangent/domain/insight/analytics/trend-count.ts';
import type { TrendProfile } from '@tangent/domain/insight/analytics/trend-profile.ts';
import type { ReportProblem } from '../../../money/store-file/public.ts';

/** One line of trends in the product's terms. */
export interface TrendLine extends Record<TrendCount, number> {
  /** Counts from 1, as an editor numbers the lines of the file. */
  line_no: number;
  day: string;
  /** The store as the file names it; empty when the file does not name it. */
  store_ref: string;
  /** ISO 3166 alpha 2; `ZZ` for the world or an unknown country. */
  country: string;
  isrc: string | null;
  /** 14 digits, with leading zeros. */
  upc: string | null;
  playlist: string | null;
  /** Numbers of `domain/insight/analytics/audience.ts`; 0 when unknown. */
  age_group: number;
  gender: number;
  /** A number of `domain/insight/analytics/device.ts`; 0 when unknown. */
  device: number;
}

/** Trends during reading, once and from front to back, whatever their size. */
export interface TrendsSource {
  profile: TrendProfile;
  /** Lines in the order of the file, some thousands at a time. Lines with errors are left out. */
  batches: AsyncIterable<readonly TrendLine[]>;
  problems: readonly ReportProblem[];
  readonly problem_count: number;
  /** SHA-256 of the decoded lines; available after the last batch. */
  contentSha256(): string;
}

/** Limit of a single count: more than a billion on one day in one line is an error. */
export const COUNT_MAX = 1_000_000_000;

/** Longer playlist names are cut. */
export const PLAYLIST_MAX_CHARS = 200;
