import type { ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import { addDays, type CalendarDate, daysBetween, parseDays } from '@tangent/domain/calendar.ts';
import type { DayCount, LineFacts } from './build-line.ts';

/** The axis of a release: its first day, how many days it has, and the figures that stand on them. */
export type LineAxis = Pick<
  LineFacts,
  'days' | 'today' | 'release' | 'bars' | 'streams' | 'before' | 'broken' | 'isDraft'
> & { readonly from: CalendarDate };

/** Of a release that waits for a year, the line shows the last twelve weeks. */
const WAIT_DAYS_MAX = 84;
/** How far a line without a date reaches. */
const OPEN_DAYS = 41;
/** A line that ends today has a little room behind it. */
const ROOM_AFTER = 0.03;

const OVER: readonly ReleaseCalendar['phase'][] = ['removed', 'rejected', 'expired'];
const BEFORE_SUBMISSION: readonly ReleaseCalendar['phase'][] = ['draft', 'expired'];

/** `left_on`: the day on which the release left the stores, or was refused; null for every other. */
export function readAxis(calendar: ReleaseCalendar, left_on: CalendarDate | null): LineAxis {
  const { phase, today, months } = calendar;
  const first = calendar.live_date ?? calendar.release_date;
  const { from, to } = findEnds(calendar, first, left_on);
  const day = (date: CalendarDate) => daysBetween(from, date);
  const isOut = calendar.day !== null;
  const bars =
    calendar.fans_total === null
      ? calendar.visits.map(({ day, visits }) => ({ day, count: visits }))
      : toCounts(calendar.fans);
  return {
    from,
    days: Math.max(1, day(to)),
    today: OVER.includes(phase) ? null : day(today) + (phase === 'first_weeks' ? 0.5 : 0),
    release: first === null ? null : day(first),
    bars: bars
      .filter((one) => one.day >= from && one.day <= to)
      .map((one) => ({ day: day(one.day), value: one.count, is_open: one.day === today && !isOut })),
    streams: months.length > 0 && first !== null ? spreadMonths(months, first, from) : readStreams(calendar, day),
    before:
      phase === 'catalogue' || phase === 'release_day' || phase === 'leaving' || OVER.includes(phase)
        ? []
        : (calendar.before?.days ?? []),
    broken: left_on === null ? null : day(left_on),
    isDraft: phase === 'draft',
  };
}

const toCounts = (fans: ReleaseCalendar['fans']) => fans.map((one) => ({ day: one.day, count: one.fans }));

function findEnds(
  { phase, today, submitted_on, last_day, live_date }: ReleaseCalendar,
  first: CalendarDate | null,
  left_on: CalendarDate | null,
) {
  const start = BEFORE_SUBMISSION.includes(phase) ? today : (submitted_on ?? today);
  if (first === null) return { from: earlier(start, today), to: addDays(today, OPEN_DAYS) };
  const isLong = phase === 'catalogue' || (left_on !== null && live_date !== null);
  if (isLong) {
    const end = later(later(today, last_day ?? today), left_on ?? today);
    return {
      from: earlier(earlier(first, today), left_on ?? first),
      to: addDays(end, Math.max(1, Math.round(daysBetween(first, end) * ROOM_AFTER))),
    };
  }
  const from = later(earlier(earlier(start, first), today), addDays(earlier(first, today), -WAIT_DAYS_MAX));
  if (phase === 'release_day') return { from, to: first };
  return { from, to: later(later(last_day ?? first, today), left_on ?? today) };
}

const earlier = (a: CalendarDate, b: CalendarDate) => (a < b ? a : b);
const later = (a: CalendarDate, b: CalendarDate) => (a > b ? a : b);

function readStreams({ streams }: ReleaseCalendar, day: (date: CalendarDate) => number): DayCount[] {
  return streams.map((one) => ({ day: day(one.day), value: one.streams, is_open: one.is_open }));
}

/** A month stands in its middle, with the average of its days: the first one is shorter. */
function spreadMonths(months: ReleaseCalendar['months'], first: CalendarDate, from: CalendarDate): DayCount[] {
  return months.map(({ period, streams }) => {
    const start = later(`${period}-01`, first);
    const end = lastOfMonth(period);
    const days = Math.max(1, daysBetween(start, end) + 1);
    return { day: daysBetween(from, start) + Math.floor(days / 2), value: streams / days, is_open: false };
  });
}

function lastOfMonth(period: string): CalendarDate {
  const [year = 1970, month = 1] = period.split('-').map(Number);
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  return parseDays(next) === null ? `${period}-28` : addDays(next, -1);
}
