import { addDays, type CalendarDate, parseDays } from '../../calendar.ts';
import { checkOptionalText, checkRequiredText } from '../../check-text.ts';
import type { Issue } from '../../issue.ts';
import { DISTRIBUTOR_NAME_CHARS, HANDOVER_DAYS } from '../../request-limits.ts';

/** The new distributor of a release and the day on which it delivers, as a person enters them. */
export type HandoverInput = { readonly distributor: string; readonly delivers_on: string | null };

/** Returns the first and the last day that can be planned with. */
export function getHandoverSpan(today: CalendarDate): { readonly from: CalendarDate; readonly until: CalendarDate } {
  return { from: addDays(today, -HANDOVER_DAYS.past), until: addDays(today, HANDOVER_DAYS.ahead) };
}

/** Checks the plan of a handover. Issues: `required`, `max_length`, `invalid_characters`, `date_invalid`, `date_span`. */
export function checkHandover({ distributor, delivers_on }: HandoverInput, today: CalendarDate): Issue[] {
  const missing = checkRequiredText('distributor', distributor);
  const named = missing.length > 0 ? missing : checkOptionalText('distributor', distributor, DISTRIBUTOR_NAME_CHARS);
  return [...named, ...checkDay(delivers_on, getHandoverSpan(today))];
}

function checkDay(day: string | null, { from, until }: ReturnType<typeof getHandoverSpan>): Issue[] {
  const path = 'delivers_on';
  if (day === null || day.trim() === '') return [{ code: 'required', path }];
  if (parseDays(day) === null) return [{ code: 'date_invalid', path }];
  return day < from || day > until ? [{ code: 'date_span', path, params: HANDOVER_DAYS }] : [];
}
