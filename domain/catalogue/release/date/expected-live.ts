import { addBusinessDays, addDays, type CalendarDate } from '../../../calendar.ts';
import type { DeliveryQuality } from '../../../distribution/delivery/delivery-quality.ts';
import { EXPRESS_GO_LIVE_DAYS, GO_LIVE_BUSINESS_DAYS } from '../../../distribution/distribution-limits.ts';
import type { Schedule } from './schedule.ts';

/** The days in which stores go live, the first and last one included. */
export type LiveWindow = { readonly from: CalendarDate; readonly to: CalendarDate };

/**
 * Returns the announced window in which stores go live, counted from the day of approval: 15-30 business days on the
 * free plan, 5-7 on a paid one, 3-5 days with the express schedule (S9-001, S9-002, A-162). The delivered quality
 * identifies the plan at approval.
 */
export function expectedLive(
  approvedOn: CalendarDate,
  facts: { readonly schedule: Schedule; readonly quality: DeliveryQuality },
): LiveWindow {
  if (facts.schedule === 'express') {
    return { from: addDays(approvedOn, EXPRESS_GO_LIVE_DAYS.min), to: addDays(approvedOn, EXPRESS_GO_LIVE_DAYS.max) };
  }
  const { min, max } = GO_LIVE_BUSINESS_DAYS[facts.quality === 'standard' ? 'free' : 'paid'];
  return { from: addBusinessDays(approvedOn, min), to: addBusinessDays(approvedOn, max) };
}

/**
 * Returns the days on which stores are expected to show a release: the announced window, but never before the release
 * date.
 */
export function findExpectedWindow(facts: {
  readonly expected_live: LiveWindow | null;
  readonly release_date: CalendarDate | null;
}): LiveWindow | null {
  const { expected_live, release_date } = facts;
  if (expected_live === null) return null;
  const earliest = release_date ?? expected_live.from;
  const later = (date: CalendarDate) => (date < earliest ? earliest : date);
  return { from: later(expected_live.from), to: later(expected_live.to) };
}
