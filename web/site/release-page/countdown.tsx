import { formatShortDay } from './format-day.ts';
import { countDaysLeft, type ReleaseContext } from './release-context.ts';

const WIDTH = 492;
const EDGE = 6;
/** More ticks than this would touch each other on a phone. */
const TICKS_MAX = 28;

/** The days until the release as ticks on the groove: past ones in ink, today in volt. */
export function Countdown({ context }: { context: ReleaseContext }) {
  const { page, texts, language } = context;
  const left = countDaysLeft(context);
  if (page.release_date === null || left === 0) return null;
  const total = Math.min(TICKS_MAX, Math.max(14, left));
  const today = Math.max(0, total - left);
  const at = (day: number) => EDGE + (day * (WIDTH - 2 * EDGE)) / total;
  return (
    <div className="mt-6 text-art-ink xl:absolute xl:inset-x-0 xl:top-0 xl:m-0">
      {/* The line is at 11 of 492, so on a wide screen it meets the tangent at any width. */}
      <svg
        className="h-auto w-full overflow-visible xl:mt-[calc(23px-2.236%)]"
        viewBox={`0 0 ${WIDTH} 34`}
        role="img"
        aria-label={texts.t('link.days_left', { count: left })}
      >
        <g strokeWidth="2">
          <path d={`M0 11H${at(today)}`} stroke="var(--ink)" />
          <path d={`M${at(today)} 11H${WIDTH}`} stroke="currentColor" />
          {Array.from({ length: total + 1 }, (_, day) => (
            <path
              key={at(day)}
              d={`M${at(day).toFixed(1)} 11v${day === total ? 18 : 9}`}
              stroke={day <= today ? 'var(--ink)' : 'currentColor'}
            />
          ))}
        </g>
        <circle cx={at(today)} cy="11" r="8" fill="var(--volt)" stroke="var(--on-volt)" strokeWidth="3" />
        <circle cx={at(total)} cy="11" r="6" fill="var(--art-wash)" stroke="currentColor" strokeWidth="2" />
      </svg>
      <div
        className="relative mt-1 flex justify-end text-13 text-ink"
        style={{ '--now': (today / total).toFixed(3) } as React.CSSProperties}
      >
        <b className="absolute left-[calc(var(--now)*(100%-12px)+6px)] translate-x-[calc(-100%*var(--now))] font-strong">
          {texts.t('link.today')}
        </b>
        <b className="font-strong">{formatShortDay(page.release_date, language)}</b>
      </div>
    </div>
  );
}
