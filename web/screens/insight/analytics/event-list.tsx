import type { ChartEvent } from '@tangent/contract/insight/chart-event.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isPageAvailable } from '../../../app/menu/nav-entries.ts';
import { useEventText } from '../../../parts/insight/use-event-text.ts';
import { formatDay, formatNumber } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';

type EventListProps = { marked: readonly ChartEvent[]; others: readonly ChartEvent[] };

/** Explains the numbered events of a chart below it, and lists the others folded. */
export function EventList({ marked, others }: EventListProps) {
  const { t, i18n } = useTranslation();
  const formatDays = useDays();
  const more = others.length;
  return (
    <>
      {marked.length > 0 && (
        <ol aria-label={t('analytics.events')} className="mt-5 grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
          {marked.map((event, index) => (
            <Event key={`${event.kind} ${event.at} ${event.title}`} event={event}>
              {t('analytics.event_no', { number: formatNumber(index + 1, i18n.language), days: formatDays(event) })}
            </Event>
          ))}
        </ol>
      )}
      {more > 0 && (
        <div className="mt-4">
          <Disclosure title={t('analytics.events_more', { count: more, number: formatNumber(more, i18n.language) })}>
            <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
              {others.map((event, index) => (
                <Event key={index} event={event}>
                  {formatDays(event)}
                </Event>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </>
  );
}

function useDays(): (event: ChartEvent) => string {
  const { i18n } = useTranslation();
  const day = (date: string) => formatDay(date, i18n.language);
  return ({ at, until }) => (at === until ? day(at) : `${day(at)} – ${day(until)}`);
}

function Event({ event, children }: { event: ChartEvent; children: ReactNode }) {
  const { t } = useTranslation();
  const { title, facts } = useEventText()(event);
  const isAlarm = event.kind === 'left_out';
  return (
    <li className={clsx('min-w-0 border-t-2 pt-3 text-13', isAlarm ? 'border-bad' : 'border-ink')}>
      <span className="block text-xs text-ink-3">{children}</span>
      <span className="mt-0.5 block font-bold wrap-anywhere" dir="auto">
        {title}
      </span>
      <span className="block text-ink-2">{facts.join('. ')}</span>
      {event.case_id !== null && isPageAvailable(APP_PATHS.monitoring) && (
        <Link to={APP_PATHS.fraud_case.replace(':id', event.case_id)} className="text-link">
          {t('analytics.open_case')}
        </Link>
      )}
    </li>
  );
}
