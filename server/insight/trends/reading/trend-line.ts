import type { TrendCount } from '@tangent/domain/analytics/trend-count.ts';
import type { TrendProfile } from '@tangent/domain/analytics/trend-profile.ts';
import type { ReportProblem } from '../../../money/store-file/public.ts';

/** One line of trends in the words of the product. */
export interface TrendLine extends Record<TrendCount, number> {
  /** From 1, as an editor counts the lines of the file. */
  line_no: number;
  day: string;
  /** The store as the file names it; empty when nothing does. */
  store_ref: string;
  /** ISO 3166 alpha 2; `ZZ` for the world or what nobody says. */
  country: string;
  isrc: string | null;
  /** 14 digits, zeros in front. */
  upc: string | null;
  playlist: string | null;
  /** Numbers of `domain/analytics/audience.ts`; 0 when nobody knows. */
  age_group: number;
  gender: number;
}

/** Trends that are being read, once and from front to back, whatever their size. */
export interface TrendsSource {
  profile: TrendProfile;
  /** Lines in the order of the file, some thousands at a time. Lines with problems are left out. */
  batches: AsyncIterable<readonly TrendLine[]>;
  problems: readonly ReportProblem[];
  readonly problem_count: number;
  /** SHA-256 of the lines as they read; after the last batch. */
  contentSha256(): string;
}

/** More than a billion of one thing on one day in one line is no count. */
export const COUNT_MAX = 1_000_000_000;

/** Names of playlists are cut there. */
export const PLAYLIST_MAX_CHARS = 200;
