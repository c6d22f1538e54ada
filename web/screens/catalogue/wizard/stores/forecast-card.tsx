import type { Store } from '@tangent/contract/catalogue/store.ts';
import { type DateForecast, forecastDate, type Outlook } from '@tangent/domain/catalogue/release/date/date-forecast.ts';
import { findReleaseInstant } from '@tangent/domain/catalogue/release/date/release-opening.ts';
import { takesReleases } from '@tangent/domain/catalogue/store/store.ts';
import { isOpenOn } from '@tangent/domain/catalogue/store/store-closing.ts';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../../app/session/session.ts';
import { formatDate, formatDateTime } from '../../../../parts/text/format.ts';
import { useDeadlineText } from '../../../../parts/text/use-deadline-text.ts';
import { Card } from '../../../../ui/card.tsx';
import { type Column, Table } from '../../../../ui/list/table.tsx';
import { type PillTone, StatusPill } from '../../../../ui/status-pill.tsx';
import { useForm, useWizardFindings } from '../wizard-context.ts';
import { type ForecastRow, forecastRows, lastSafeDay, worstOutlook } from './forecast-rows.ts';

/**
 * Shows the effect of the chosen date if the release is submitted today: a sentence, the timeline, and each kind of
 * store.
 */
export function ForecastCard({ stores }: { stores: readonly Store[] }) {
  const { t } = useTranslation();
  const { today } = useWizardFindings().facts;
  const { plan } = useUser();
  const release_date = useForm((form) => form.release_date);
  const schedule = useForm((form) => form.schedule);
  const chosen = useForm((form) => form.store_ids);
  const ready = stores.filter((store) => takesReleases(store) && chosen.includes(store.id));
  const reached = ready.filter((store) => isOpenOn(store, release_date));
  const forecast = forecastDate({ today, release_date, schedule, plan, stores: reached });
  if (forecast === null || release_date === null) {
    return (
      <Card title={t('forecast.title')}>
        <p className="text-ink-2">{t('forecast.empty')}</p>
      </Card>
    );
  }
  const rows = forecastRows(forecast.stores);
  return (
    <Card title={t('forecast.title')}>
      <div className="grid gap-5">
        {rows.length > 0 && <Summary rows={rows} />}
        <ForecastTimeline forecast={forecast} releaseDate={release_date} />
        <Closings stores={ready} releaseDate={release_date} />
        {rows.length > 0 && <ForecastTable rows={rows} />}
      </div>
    </Card>
  );
}

function Summary({ rows }: { rows: readonly ForecastRow[] }) {
  const { t } = useTranslation();
  const { outlook, count } = worstOutlook(rows);
  const formatDeadline = useDeadlineText();
  const last = lastSafeDay(rows);
  const date = last === null ? '' : formatDeadline(last);
  return (
    <p role="status" className="max-w-text text-base font-strong">
      {outlook === 'safe'
        ? t('forecast.all_safe', { date })
        : `${t(`forecast.some_${outlook}`, { count })} ${t('forecast.passed', { date })}`}
    </p>
  );
}

type ForecastTimelineProps = { forecast: DateForecast<Store>; releaseDate: string };

function ForecastTimeline({ forecast: { delivered_by, live }, releaseDate }: ForecastTimelineProps) {
  const { t, i18n } = useTranslation();
  const date = (value: string) => formatDate(value, i18n.language);
  const form = useForm((form) => form);
  const opensAt = findReleaseInstant(form, releaseDate);
  const window =
    live.from === live.to
      ? t('forecast.window_day', { date: date(live.from) })
      : t('forecast.window', { from: date(live.from), to: date(live.to) });
  return (
    <ul className="grid max-w-text gap-1.5 text-ink-2">
      <li>
        {opensAt === null
          ? t('forecast.opens_midnight', { date: date(releaseDate) })
          : t('forecast.opens_at', { when: formatDateTime(opensAt, i18n.language) })}
      </li>
      <li>{t('forecast.delivered', { date: date(delivered_by) })}</li>
      <li>
        {window} {live.to > releaseDate && <span className="text-ink">{t('forecast.after')}</span>}
      </li>
    </ul>
  );
}

/** Names the chosen stores that have announced their last day, and what that does to the release. */
function Closings({ stores, releaseDate }: { stores: readonly Store[]; releaseDate: string }) {
  const { t, i18n } = useTranslation();
  const closing = stores.flatMap(({ id, name, closes_on }) =>
    closes_on === null ? [] : [{ id, store: name, closes_on, isOpen: isOpenOn({ closes_on }, releaseDate) }],
  );
  if (closing.length === 0) return null;
  return (
    <ul className="grid max-w-text gap-1.5 text-ink-2">
      {closing.map(({ id, store, closes_on, isOpen }) => (
        <li key={id}>
          {t(isOpen ? 'forecast.closes_after' : 'forecast.closes_before', {
            store,
            date: formatDate(closes_on, i18n.language),
          })}
        </li>
      ))}
    </ul>
  );
}

const TONES: Record<Outlook, PillTone> = { safe: 'good', tight: 'warn', late: 'bad' };
/** More names than this are shown as a number. */
const NAMES_MAX = 3;

function ForecastTable({ rows }: { rows: readonly ForecastRow[] }) {
  const { t } = useTranslation();
  const formatDeadline = useDeadlineText();
  const columns: Column<ForecastRow>[] = [
    { key: 'stores', title: t('store.stores'), className: 'py-2', cell: (row) => <StoreNames row={row} /> },
    {
      key: 'submit_by',
      title: t('forecast.submit_by'),
      numeric: true,
      className: 'whitespace-nowrap',
      cell: ({ submit_by }) => formatDeadline(submit_by),
    },
    {
      key: 'outlook',
      title: t('forecast.outlook_title'),
      cell: ({ outlook }) => <StatusPill tone={TONES[outlook]}>{t(`forecast.outlook.${outlook}`)}</StatusPill>,
    },
  ];
  return (
    <div className="grid gap-3">
      <Table caption={t('forecast.title')} columns={columns} rows={rows} rowKey={(row) => row.key} minWidth="18rem" />
      <p className="max-w-prose text-xs text-ink-3">{t('forecast.source')}</p>
    </div>
  );
}

function StoreNames({ row: { category, names } }: { row: ForecastRow }) {
  const { t } = useTranslation();
  if (names.length <= NAMES_MAX) return names.join(', ');
  return t('forecast.kind', { kind: t(`store.category.${category}`), count: names.length });
}
