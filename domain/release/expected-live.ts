import { addBusinessDays, addDays, type CalendarDate } from '../calendar.ts';
import type { DeliveryQuality } from '../delivery/delivery-quality.ts';
import { EXPRESS_GO_LIVE_DAYS, GO_LIVE_BUSINESS_DAYS } from '../limits.ts';
import type { Schedule } from './schedule.ts';

/**
 * The announced window in which stores go live, counted from the day of approval: 15-30 business days on the free plan, 5-7
 * on a paid one, 3-5 days with the express schedule (S9-001, S9-002, A-162). The delivered quality tells the plan at
 * approval.
 */
export function expectedLive(
  approvedOn: CalendarDate,
  facts: { readonly schedule: Schedule; readonly quality: DeliveryQuality },
): { from: CalendarDate; to: CalendarDate } {
  if (facts.schedule === 'express') {
    return { from: addDays(approvedOn, EXPRESS_GO_LIVE_DAYS.min), to: addDays(approvedOn, EXPRESS_GO_LIVE_DAYS.max) };
  }
  const { min, max } = GO_LIVE_BUSINESS_DAYS[facts.quality === 'standard' ? 'free' : 'paid'];
  return { from: addBusinessDays(approvedOn, min), to: addBusinessDays(approvedOn, max) };
}
