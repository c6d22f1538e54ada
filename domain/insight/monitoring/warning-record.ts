import type { CalendarDate } from '../../calendar.ts';
import { RECORD_SHARE_FROM } from '../monitoring-limits.ts';
import { computeShare } from './monitored-day.ts';

/** How often stream monitoring was right, over all accounts. */
export interface WarningRecord {
  /** The day of the first daily figures; null before any. */
  readonly since: CalendarDate | null;
  /** Cases by what became of them; calm ones ended without a verdict. */
  readonly cases: {
    readonly artificial: number;
    readonly natural: number;
    readonly open: number;
    readonly calm: number;
  };
  /** Fines of stores for a track and a month that no store took back, with a warning before them and without. */
  readonly fines: { readonly warned: number; readonly unwarned: number };
  /** The median of the days from the warning to the report with the fine; null without a fine that came with a warning. */
  readonly warned_days: number | null;
}

/**
 * Returns the share of artificial cases among those with a verdict, in basis points; null while they are too few for a
 * percentage to say anything.
 */
export function shareOfArtificial({ cases: { artificial, natural } }: WarningRecord): number | null {
  const judged = artificial + natural;
  return judged < RECORD_SHARE_FROM ? null : computeShare(artificial, judged);
}
