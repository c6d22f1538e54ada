import type { AnalyticsHead } from '@tangent/contract/insight/analytics.ts';
import type { DayRange } from '@tangent/domain/insight/analytics/period.ts';
import { getFirstDay, getLastDay, toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { formatDay, formatRange } from '../../../parts/text/format.ts';
import { getDateFormat } from '../../../texts/formats.ts';

type Step = AnalyticsHead['step'];

/** Formats the label below a point of a chart: 23 Oct, or the month with its year, since two may have the same name. */
export function formatShortStep(at: string, step: Step, language: string): string {
  if (step === 'day') return formatDay(at, language);
  return format(at, { month: 'short', year: 'numeric' }, language);
}

/**
 * Formats the day with its weekday, since many figures vary by the week; or the month, or its days within the range.
 */
export function formatLongStep({ from, to }: DayRange, step: Step, language: string): string {
  if (step === 'day')
    return format(from, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }, language);
  const month = toPeriod(from);
  const isComplete = from === getFirstDay(month) && to === getLastDay(month);
  return isComplete ? formatPeriod(month, language) : formatRange(from, to, language);
}

function format(at: string, parts: Intl.DateTimeFormatOptions, language: string): string {
  return getDateFormat(language, { ...parts, timeZone: 'UTC' }).format(new Date(at));
}
