import type { CalendarDate } from '@tangent/domain/calendar.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { formatDay, formatNumber } from '../../../parts/text/format.ts';

type DayBarsProps = {
  label: string;
  days: readonly { readonly day: CalendarDate; readonly value: number; readonly is_open: boolean }[];
};

/** More days than this have no room for their numbers; the last of them are shown. */
const DAYS_MAX = 28;
const NUMBERS_MAX = 12;
const HEIGHT = 84;

/** New fans by day: today is not over, so its bar is dashed. */
export function DayBars({ label, days }: DayBarsProps) {
  const { i18n } = useTranslation();
  const shown = days.slice(-DAYS_MAX);
  const largest = Math.max(1, ...shown.map(({ value }) => value));
  const [first, last] = [shown[0], shown.at(-1)];
  const name = (day: CalendarDate) => formatDay(day, i18n.language);
  return (
    <div>
      <ul aria-label={label} className="flex h-28 items-end gap-1 border-b-2 border-ink sm:gap-1.5">
        {shown.map(({ day, value, is_open }) => (
          <li key={day} className="grid min-w-0 flex-1 content-end justify-items-center gap-1">
            <span className="sr-only">{name(day)}</span>
            <span className={clsx('num text-xs text-ink-2', shown.length > NUMBERS_MAX && 'sr-only')}>
              {formatNumber(value, i18n.language)}
            </span>
            <span
              aria-hidden
              className={clsx(
                'block w-full max-w-11',
                is_open ? 'border-2 border-b-0 border-dashed border-ink-3' : 'bg-ink',
              )}
              style={{ height: Math.max(value > 0 ? 2 : 0, Math.round((value / largest) * HEIGHT)) }}
            />
          </li>
        ))}
      </ul>
      <p className="flex justify-between pt-1 text-2xs text-ink-3" aria-hidden>
        <span>{first && name(first.day)}</span>
        <span>{last && last !== first && name(last.day)}</span>
      </p>
    </div>
  );
}
