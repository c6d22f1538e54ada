import type { LinkAnalytics, MarkedLinkDay } from '@tangent/contract/promotion/smartlink.ts';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';

/** More days are only marked in the chart and in the table. */
const DAYS_SHOWN = 5;

/** The days whose figures may be made up, the newest first, each with what shows it. */
export function MarkedDays({ days }: { days: LinkAnalytics['marked_days'] }) {
  const { t, i18n } = useTranslation();
  if (days.length === 0) return null;
  return (
    <Card title={t('smartlink.marked.title', { count: days.length, shown: formatNumber(days.length, i18n.language) })}>
      <ul className="grid gap-2 text-13">
        {days
          .slice(-DAYS_SHOWN)
          .reverse()
          .map((day) => (
            <MarkedDay key={day.day} day={day} />
          ))}
      </ul>
      <p className="mt-3 max-w-prose text-13 text-ink-2">{t('smartlink.marked.note')}</p>
    </Card>
  );
}

function MarkedDay({ day }: { day: MarkedLinkDay }) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  const hits = day.views + day.clicks;
  const values = {
    all: number(hits + day.repeated),
    hits: number(hits),
    views: number(day.views),
    clicks: number(day.clicks),
    repeated: number(day.repeated),
    network: number(day.network_hits),
    hour: number(day.hour_hits),
  };
  return (
    <li>
      <span className="font-strong">{formatDate(day.day, i18n.language)}</span>
      {' · '}
      {day.marks.map((mark) => t(`smartlink.marked.why.${mark}`, values)).join(' ')}
    </li>
  );
}
