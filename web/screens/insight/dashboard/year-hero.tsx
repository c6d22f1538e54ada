import { toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useToday } from '../../../app/today.ts';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { Record } from '../../../parts/promotion/release-line/record.tsx';
import { formatDay, formatNumber, formatWeekday } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { smoothPath } from '../../../ui/charts/smooth-path.ts';
import { useWidth } from '../../../ui/charts/use-width.ts';
import { useFirstDate } from './use-first-date.ts';
import { useYearStreams, type YearStreams } from './use-year-streams.ts';

/** While nothing is planned: the year so far as the line of the record, and the day on which the next song can be out. */
export function YearHero() {
  const { t, i18n } = useTranslation();
  const year = useYearStreams();
  const { out_on, text } = useFirstDate();
  return (
    <section aria-label={t('dashboard.next.title')} className="bleed relative -mt-6 pt-5 pb-9">
      <h2 className="display mt-3 max-w-188 text-room leading-none text-balance">{t('dashboard.next.none.title')}</h2>
      <p className="mt-2.5 max-w-90 text-pretty text-ink-2">
        {year !== null && year.total > 0
          ? t(year.is_year ? 'dashboard.next.none.year' : 'dashboard.next.none.days', {
              count: year.total,
              number: formatNumber(year.total, i18n.language),
            })
          : t('dashboard.next.none.text')}
      </p>
      <YearLine year={year} out_on={out_on} />
      <div className="relative z-2 pt-6 md:ml-100 md:pt-7">
        <h3 className="display text-22 leading-tight text-balance">
          {t('dashboard.next.none.out', { date: formatWeekday(out_on, i18n.language) })}
        </h3>
        <p className="mt-2 max-w-lead text-ink-2">{text}</p>
        <Link to={APP_PATHS.new_release} className={buttonClass('volt', 'large', 'mt-4')}>
          <Plus size={17} aria-hidden /> {t('navigation.new_release')}
        </Link>
      </div>
    </section>
  );
}

/** Height of the highest point of the curve. */
const RISE = 92;
/** Where the curve begins and the present day lies: on a phone the record is small. */
const WIDE = { from: 400, record: 218, today: 0.84 };
const NARROW = { from: 110, record: 76, today: 0.74 };
const NARROW_BELOW = 768;

function YearLine({ year, out_on }: { year: YearStreams | null; out_on: string }) {
  const { t, i18n } = useTranslation();
  const today = useToday();
  const [line, width] = useWidth<HTMLDivElement>(1312);
  const { from, record, today: share } = width < NARROW_BELOW ? NARROW : WIDE;
  const points = year?.points ?? [];
  const last = Math.round(width * share);
  const largest = Math.max(1, ...points.map(({ streams }) => streams ?? 0));
  const path = points.map(({ streams }, index) =>
    streams === null
      ? null
      : { x: from + ((last - from) * index) / Math.max(1, points.length - 1), y: RISE - (streams / largest) * RISE },
  );
  const [first] = points;
  return (
    <div ref={line} className="relative mt-5" style={{ height: RISE + 48 }}>
      <svg className="absolute inset-0 overflow-visible" width={width} height={RISE + 4} fill="none" aria-hidden>
        <path d={smoothPath(path, RISE)} fill="var(--chart-fill)" />
        <path d={smoothPath(path)} stroke="var(--chart-line)" strokeWidth="2" strokeLinejoin="round" />
        <path d={`M${record / 2} ${RISE}H${last}`} stroke="var(--ink)" strokeWidth="2" />
        <path d={`M${last} ${RISE}H${width}`} stroke="var(--ink-3)" strokeWidth="2" strokeDasharray="2 6" />
        <circle cx={last} cy={RISE} r="8" fill="var(--volt)" stroke="var(--ink)" strokeWidth="3" />
        <circle cx={width - 8} cy={RISE} r="6" fill="var(--paper)" stroke="var(--ink-3)" strokeWidth="2" />
      </svg>
      <div
        className="absolute left-0 overflow-clip"
        style={{ top: RISE - 1, width: record, height: record }}
        aria-hidden
      >
        <Record tracks={12} />
      </div>
      <p className="absolute inset-x-0 text-13 text-ink-2" style={{ top: RISE + 16 }}>
        {first !== undefined && (
          <span className="absolute max-md:hidden" style={{ left: from }}>
            {year?.is_year ? formatPeriod(toPeriod(first.at), i18n.language) : formatDay(first.at, i18n.language)}
          </span>
        )}
        <span
          className="absolute -translate-x-1/2 rounded-full bg-volt px-2 font-strong text-on-volt"
          style={{ left: last }}
        >
          {t('dashboard.next.none.today')} <span className="sr-only">{formatDay(today, i18n.language)}</span>
        </span>
        <span className="absolute right-0">{formatDay(out_on, i18n.language)}</span>
      </p>
    </div>
  );
}
