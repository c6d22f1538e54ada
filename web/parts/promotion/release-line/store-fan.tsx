import type { ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatTime } from '../../text/format.ts';
import { FAN } from './line-frame.ts';

type StoreFanProps = { calendar: ReleaseCalendar; width: number; isWide: boolean; children: ReactNode };

const ROWS_MAX = 12;
const ROW_HEIGHT = 42;
/** The first row ends here, so that its line lies at the top of the stage. */
const FIRST_LINE = -1;
const START_LINE = 12;

type FanRow = {
  readonly id: string;
  readonly name: string;
  readonly when: string;
  readonly state: 'live' | 'new' | 'later';
};

/** The stores of release day: a line into the row of each, solid once it is live there. `children` stand beside them. */
export function StoreFan({ calendar, width, isWide, children }: StoreFanProps) {
  const { t } = useTranslation();
  const rows = useRows(calendar);
  const shown = rows.length > ROWS_MAX ? rows.slice(0, ROWS_MAX - 1) : rows;
  const more = rows.length - shown.length;
  return (
    <>
      {isWide && <FanLines rows={shown} more={more} width={width} />}
      <div className="flex flex-col @4xl:block">
        {children}
        <ul
          aria-label={t('release.field.store_ids')}
          className="mt-6.5 max-@4xl:order-3 @4xl:absolute @4xl:-top-10.5 @4xl:right-0 @4xl:z-3 @4xl:mt-0"
          style={isWide ? { width: width * (1 - FAN.rows_from) } : undefined}
        >
          {shown.map(({ id, name, when, state }) => (
            <li
              key={id}
              className={clsx(
                'grid h-12 grid-cols-fill-end items-center gap-3 border-b-2 @4xl:h-10.5 @4xl:items-end @4xl:pb-1.5',
                state === 'later' ? 'border-dashed border-art-ink text-art-ink' : 'border-ink',
                state === 'new' ? 'rounded-t-box bg-volt px-3 text-on-volt' : 'px-0.5',
              )}
            >
              <b className="truncate text-base font-strong">{name}</b>
              <span className={clsx('code', state === 'live' && 'text-art-ink')}>
                {state === 'later' && (
                  <span className="mr-2 inline-block size-2 rounded-full ring-2 ring-art-ink ring-inset" aria-hidden />
                )}
                {when}
              </span>
            </li>
          ))}
          {more > 0 && (
            <li className="grid h-12 items-center border-b-2 border-dashed border-art-ink px-0.5 @4xl:h-10.5 @4xl:items-end @4xl:pb-1.5">
              <a href="#stores" className="tap font-strong">
                {t('release.line.more_stores', { count: more })}
              </a>
            </li>
          )}
        </ul>
      </div>
    </>
  );
}

function FanLines({ rows, more, width }: { rows: readonly FanRow[]; more: number; width: number }) {
  const [from, to] = [Math.round(width * FAN.axis_end), Math.round(width * FAN.rows_from)];
  const span = to - from;
  const lines: readonly FanRow['state'][] = [
    ...rows.map(({ state }) => state),
    ...(more > 0 ? (['later'] as const) : []),
  ];
  return (
    <svg
      className="pointer-events-none absolute top-0 left-0 z-1 overflow-visible"
      width={width}
      height={ROWS_MAX * ROW_HEIGHT}
      fill="none"
      aria-hidden
    >
      {lines.map((state, index) => {
        const y = FIRST_LINE + index * ROW_HEIGHT;
        const path = `M${from},${START_LINE}C${from + span * 0.56},${START_LINE},${from + span * 0.4},${y},${to},${y}`;
        return (
          <path
            key={index}
            d={path}
            className="fan-line"
            style={{ '--i': index } as CSSProperties}
            stroke={state === 'later' ? 'var(--art-ink)' : 'var(--ink)'}
            strokeWidth={state === 'later' ? 1.3 : 2}
            strokeDasharray={state === 'later' ? '2 5' : undefined}
          />
        );
      })}
    </svg>
  );
}

function useRows({ live, waiting, today }: ReleaseCalendar): FanRow[] {
  const { t, i18n } = useTranslation();
  const newest = live.at(-1);
  return [
    ...live.map(
      (one): FanRow => ({
        id: one.store.id,
        name: one.store.name,
        when: formatTime(one.at, i18n.language),
        // Once all stores show it nothing is new any more.
        state: one === newest && waiting.length > 0 ? 'new' : 'live',
      }),
    ),
    ...waiting.map(
      ({ store, expected_on }): FanRow => ({
        id: store.id,
        name: store.name,
        when:
          expected_on === null || expected_on <= today
            ? t('release.line.expected_today')
            : t('release.step.by', { date: formatDay(expected_on, i18n.language) }),
        state: 'later',
      }),
    ),
  ];
}
