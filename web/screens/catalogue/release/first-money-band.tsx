import type { CalendarStep, ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import { WITHDRAWAL_MIN_CENTS } from '@tangent/domain/money/money-limits.ts';
import { getFirstDay, getLastDay } from '@tangent/domain/money/royalty/period.ts';
import { findReportingDay } from '@tangent/domain/money/royalty/store-terms.ts';
import { clsx } from 'clsx';
import { List } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { useStepText } from '../../../parts/promotion/release-calendar/use-step-text.ts';
import { formatDate, formatDay, formatRange } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { formatDollars, formatMicroDollars } from '../../../texts/format-dollars.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { findMoneyStep, type MoneyStep } from './find-money-step.ts';
import { ReleaseBand } from './release-band.tsx';

type FirstMoneyBandProps = { release: { id: string; title: string }; calendar: ReleaseCalendar | null };

/** The next month that stores pay for: how much, when, and the way of the money from a stream to a withdrawal. */
export function FirstMoneyBand({ release, calendar }: FirstMoneyBandProps) {
  const step = findMoneyStep(calendar);
  if (calendar === null || step === null) return null;
  return <Money release={release} calendar={calendar} step={step} />;
}

type MoneyProps = { release: { id: string; title: string }; calendar: ReleaseCalendar; step: MoneyStep };

function Money({ release, calendar, step }: MoneyProps) {
  const { t } = useTranslation();
  const { period, is_first, is_estimate } = step.facts;
  const lines = new URLSearchParams({ view: 'entries', release: release.id, from: period, to: period });
  return (
    <ReleaseBand
      id="money"
      name={t(is_first ? 'release.first_money.name_first' : 'release.first_money.name_next')}
      title={useMoneyFact(step)}
      text={useStepText(release)(step as CalendarStep).text}
      action={
        // There are none before the stores have reported.
        !is_estimate && (
          <Link to={`${APP_PATHS.royalties}?${lines}`} className={buttonClass('plain', 'small')}>
            <List size={15} aria-hidden /> {t('release.first_money.lines')}
          </Link>
        )
      }
    >
      <Way calendar={calendar} step={step} />
    </ReleaseBand>
  );
}

function useMoneyFact({ day, facts }: MoneyStep): string {
  const { t, i18n } = useTranslation();
  const date = formatDate(day, i18n.language);
  if (facts.amount_micros === null) return t('release.first_money.day', { date });
  const amount = formatMicroDollars(facts.amount_micros, i18n.language);
  return t(facts.is_estimate ? 'release.first_money.about' : 'release.first_money.amount', { amount, date });
}

/** Played, reported, paid, withdrawn: each with its day, on a line that is dark up to today. */
function Way({ calendar, step }: { calendar: ReleaseCalendar; step: MoneyStep }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { period, is_first } = step.facts;
  const out = calendar.live_date ?? calendar.release_date;
  const from = is_first && out !== null ? out : getFirstDay(period);
  const month = formatPeriod(period, language);
  const report = findReportingDay(period);
  const stations = [
    { day: from, when: formatRange(from, getLastDay(period), language), what: t('release.first_money.played') },
    {
      day: report,
      when: t('release.first_money.by', { date: formatDay(report, language) }),
      what: t('release.first_money.report', { month }),
    },
    { day: step.day, when: formatDay(step.day, language), what: t('release.first_money.pay', { month }) },
    {
      day: step.day,
      when: t('release.first_money.from', { date: formatDay(step.day, language) }),
      what: t('release.first_money.withdraw', { amount: formatDollars(WITHDRAWAL_MIN_CENTS, language) }),
    },
  ];
  return (
    <ol className="grid gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
      {stations.map(({ day, when, what }) => {
        const isReached = day <= calendar.today;
        return (
          <li key={what} className="min-w-0 pr-4">
            <span className="flex items-center" aria-hidden>
              <span
                className={clsx(
                  'size-2.5 shrink-0 rounded-full border-2',
                  isReached ? 'border-ink bg-ink' : 'border-ink-3 bg-paper',
                )}
              />
              <span className={clsx('-mr-4 h-0.5 flex-1', isReached ? 'bg-ink' : 'bg-line')} />
            </span>
            <b className="mt-2 block font-strong">{when}</b>
            <span className="block text-13 text-ink-2">{what}</span>
          </li>
        );
      })}
    </ol>
  );
}
