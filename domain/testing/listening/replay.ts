import { addDays, type CalendarDate, daysBetween } from '../../calendar.ts';
import { checkDay } from '../../insight/monitoring/check-day.ts';
import type { Finding } from '../../insight/monitoring/finding.ts';
import { fineDay } from '../../insight/monitoring/fine-day.ts';
import type { History } from './history.ts';

/** The first finding of a history, as it comes day by day; null when nothing is found. */
export interface Warning {
  readonly day: CalendarDate;
  readonly findings: readonly Finding[];
}

/** Days of a release that is not new before it is looked at: the product knows what was usual. */
const KNOWN_DAYS = 28;

/** Plays a history day by day until the first finding: from the first machine on, or from the beginning. */
export function findWarning({ days, ...history }: History): Warning | null {
  const first = days[0]?.day ?? '';
  const since = history.bought?.from ?? (history.release_days.length > 0 ? first : addDays(first, KNOWN_DAYS));
  const context = {
    home: history.others === null ? null : history.home,
    release_days: history.release_days,
    others: history.others,
  };
  const found = new Set<CalendarDate>();
  for (const [index, { day }] of days.entries()) {
    if (day < since) continue;
    const account_days = history.account_days + daysBetween(first, day);
    const findings = checkDay(day, days.slice(Math.max(0, index - 70), index + 1), { ...context, found, account_days });
    if (findings.length > 0) return { day, findings };
  }
  return null;
}

/** Days by which a warning must come before the fine: enough to stop an order and to tell the store. */
const WARNED_DAYS_MIN = 14;

/** Returns whether machines were found in time, and how many days before the fine; trends arrive two days later. */
export function judgeWarning(history: History, warning: Warning | null): { warned: boolean; days: number | null } {
  const { bought } = history;
  if (bought === null || warning === null) return { warned: false, days: null };
  const days = daysBetween(addDays(warning.day, 2), fineDay(bought.from));
  return { warned: days >= WARNED_DAYS_MIN, days };
}
