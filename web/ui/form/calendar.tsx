import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import { useUiLabels } from '../ui-labels.tsx';
import { listWeeks, shiftDays, shiftMonths, utcDate } from './calendar-date.ts';

type CalendarProps = {
  value: string | null;
  /** The day at which the calendar opens without a value. */
  start: string;
  min?: string | undefined;
  max?: string | undefined;
  onPick: (date: string) => void;
};

const KEYS: Record<string, (date: string) => string> = {
  ArrowLeft: (date) => shiftDays(date, -1),
  ArrowRight: (date) => shiftDays(date, 1),
  ArrowUp: (date) => shiftDays(date, -7),
  ArrowDown: (date) => shiftDays(date, 7),
  PageUp: (date) => shiftMonths(date, -1),
  PageDown: (date) => shiftMonths(date, 1),
};

/** One month of days. Arrow keys move by day and week, page keys by month, Enter picks. */
export function Calendar({ value, start, min, max, onPick }: CalendarProps) {
  const { locale } = useUiLabels();
  const [cursor, setCursor] = useState(value ?? start);
  const grid = useRef<HTMLTableElement>(null);
  const moveWithKeys = useFocusedDay(grid, cursor);

  const pressKey = (event: KeyboardEvent) => {
    const move = KEYS[event.key];
    if (!move) return;
    event.preventDefault();
    moveWithKeys.current = true;
    setCursor(move(cursor));
  };

  return (
    <div className="w-70 p-3">
      <CalendarHead cursor={cursor} onMove={setCursor} />
      {/* The keys belong to the focused day; the table handles them as they bubble up. */}
      <table ref={grid} onKeyDown={pressKey} className="w-full table-fixed border-collapse text-center">
        <CalendarWeekdays cursor={cursor} />
        <tbody>
          {listWeeks(cursor, locale).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <CalendarDay
                  key={date}
                  date={date}
                  cursor={cursor}
                  chosen={date === value}
                  disabled={(min !== undefined && date < min) || (max !== undefined && date > max)}
                  onPick={onPick}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Focuses the day under the cursor when the calendar opens and after every move by keys, not by buttons. */
function useFocusedDay(grid: RefObject<HTMLTableElement | null>, cursor: string): RefObject<boolean> {
  const moveWithKeys = useRef(true);
  useEffect(() => {
    if (moveWithKeys.current) grid.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus();
    moveWithKeys.current = false;
  }, [grid, cursor]);
  return moveWithKeys;
}

function CalendarHead({ cursor, onMove }: { cursor: string; onMove: (date: string) => void }) {
  const labels = useUiLabels();
  const month = new Intl.DateTimeFormat(labels.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <div className="mb-1 flex items-center justify-between">
      <IconButton label={labels.previous_month} onClick={() => onMove(shiftMonths(cursor, -1))}>
        <ChevronLeft size={18} aria-hidden />
      </IconButton>
      <span aria-live="polite" className="font-strong">
        {month.format(utcDate(cursor))}
      </span>
      <IconButton label={labels.next_month} onClick={() => onMove(shiftMonths(cursor, 1))}>
        <ChevronRight size={18} aria-hidden />
      </IconButton>
    </div>
  );
}

function CalendarWeekdays({ cursor }: { cursor: string }) {
  const { locale } = useUiLabels();
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return (
    <thead>
      <tr>
        {listWeeks(cursor, locale)[0]?.map((date) => (
          <th key={date} scope="col" abbr={long.format(utcDate(date))} className="h-8 text-2xs font-medium text-ink-3">
            {short.format(utcDate(date)).slice(0, 3)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type CalendarDayProps = {
  date: string;
  cursor: string;
  chosen: boolean;
  disabled: boolean;
  onPick: (date: string) => void;
};

function CalendarDay({ date, cursor, chosen, disabled, onPick }: CalendarDayProps) {
  const { locale } = useUiLabels();
  const name = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(utcDate(date));
  return (
    <td className="p-px">
      <button
        type="button"
        data-date={date}
        aria-label={name}
        aria-pressed={chosen}
        aria-disabled={disabled || undefined}
        tabIndex={date === cursor ? 0 : -1}
        onClick={() => !disabled && onPick(date)}
        className={clsx(
          'size-9 rounded-control',
          chosen ? 'bg-ink font-bold text-paper' : 'not-aria-disabled:hover:bg-sunken',
          !chosen && date.slice(0, 7) !== cursor.slice(0, 7) && 'text-ink-3',
          disabled && 'text-ink-3 line-through decoration-line-strong',
        )}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  );
}
