import type { AnalyticsHead } from '@tangent/contract/insight/analytics.ts';
import { findUnknownDays } from '@tangent/domain/insight/analytics/find-comparable-days.ts';
import { findReportedUntil } from '@tangent/domain/insight/analytics/find-reported-until.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { comparedUntil } from '../../../parts/insight/compared-until.ts';
import { FlaggedNote } from '../../../parts/insight/flagged-note.tsx';
import { formatDate, formatDay, formatInstant, formatNumber, formatRange } from '../../../parts/text/format.ts';
import { Table } from '../../../ui/list/table.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

/** Says what the figures below are: their days, how recent they are and the stores they come from. */
export function TrendNote({ head }: { head: AnalyticsHead }) {
  const { t, i18n } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { range, open_day, flagged, comparison, freshness } = head;
  const until = findReportedUntil(freshness);
  const unreported = findUnknownDays(range, until);
  const compared = comparedUntil(head);
  const days = (of: AnalyticsHead['range']) => formatRange(of.from, of.to, i18n.language);
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-13 text-ink-2">
      <p className="font-strong text-ink">
        {comparison === null
          ? days(range)
          : t('analytics.range_compared', { range: days(range), comparison: days(comparison) })}
      </p>
      {open_day !== null && (
        <p>
          {t(open_day === range.from ? 'dashboard.open.alone' : 'dashboard.open.beside', {
            date: formatDay(open_day, i18n.language),
          })}
        </p>
      )}
      <FlaggedNote flagged={flagged} className="font-strong text-bad" />
      {until !== null && <p>{t('analytics.data_until', { date: formatDate(until, i18n.language) })}</p>}
      {unreported !== null && (
        <p className="font-strong text-warn">{t('analytics.missing_days', { days: days(unreported) })}</p>
      )}
      {compared !== null && <p>{t('analytics.compared_until', { date: formatDate(compared, i18n.language) })}</p>}
      <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)} className="tap text-link text-ink">
        {t('analytics.stores', { count: freshness.length, number: formatNumber(freshness.length, i18n.language) })}
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('analytics.freshness.title')}
        description={t('analytics.freshness.text')}
      >
        <FreshnessTable freshness={freshness} />
      </Dialog>
    </div>
  );
}

/** Days without their year: in Portuguese, three columns of a phone have no room for it. */
function FreshnessTable({ freshness }: Pick<AnalyticsHead, 'freshness'>) {
  const { t, i18n } = useTranslation();
  return (
    <Table
      caption={t('analytics.freshness.title')}
      columns={[
        { key: 'store', title: t('analytics.store'), className: 'w-full', cell: ({ store }) => store.name },
        {
          key: 'until',
          title: t('analytics.freshness.until'),
          className: 'whitespace-nowrap',
          numeric: true,
          cell: ({ until }) => formatDay(until, i18n.language),
        },
        {
          key: 'received',
          title: t('analytics.freshness.received'),
          className: 'whitespace-nowrap',
          numeric: true,
          cell: ({ received_at }) => formatInstant(received_at, i18n.language),
        },
      ]}
      rows={freshness}
      rowKey={({ store }) => store.id}
      density="compact"
      minWidth="0"
    />
  );
}
