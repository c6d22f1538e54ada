import type { PresaveDetail, PresaveFan } from '@tangent/contract/promotion/presave.ts';
import { FAN_WAYS } from '@tangent/domain/promotion/presave/fan-state.ts';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePresaveFans } from '../../../api/promotion/presave.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatDate, formatNumber } from '../../../parts/text/format.ts';
import { useCountryName } from '../../../parts/text/use-country-name.ts';
import { Card } from '../../../ui/card.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { type PillTone, StatusPill } from '../../../ui/status-pill.tsx';
import { countFans } from './count-fans.ts';

type Way = PresaveFan['way'] | null;

const TONES: Record<PresaveFan['state'], PillTone> = {
  waiting: 'quiet',
  confirmed: 'info',
  reminded: 'good',
  token_ok: 'info',
  saved: 'info',
  verified: 'good',
  refused: 'bad',
  expired: 'warn',
  added: 'quiet',
  gone: 'quiet',
};

/** The fans of a campaign, without anything that names a person. */
export function FanTable({ campaign }: { campaign: PresaveDetail }) {
  const { t, i18n } = useTranslation();
  const [way, setWay] = useState<Way>(null);
  const fans = usePresaveFans(campaign.id, way);
  const columns = useColumns();
  const items = fans.data?.pages.flatMap((page) => page.items) ?? [];
  const total = fans.data?.pages[0]?.total ?? 0;
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <Card title={t('presave.fans.title')} action={<WaySwitch campaign={campaign} way={way} onChange={setWay} />}>
      {fans.isPending && <SkeletonRows count={5} />}
      {fans.isError && <LoadFailed error={fans.error} onRetry={() => void fans.refetch()} />}
      {fans.data && items.length === 0 && <p className="py-6 text-center text-ink-2">{t('presave.fans.empty')}</p>}
      {items.length > 0 && (
        <Table
          caption={t('presave.fans.title')}
          columns={columns}
          rows={items}
          rowKey={({ id }) => id}
          minWidth="46rem"
        />
      )}
      {total > 0 && (
        <LoadMore
          shown={t('presave.fans.shown', { shown: number(items.length), total: number(total) })}
          more={fans.hasNextPage && t('presave.fans.more')}
          busy={fans.isFetchingNextPage}
          onMore={() => void fans.fetchNextPage()}
        />
      )}
      <p className="mt-3 text-13 text-ink-3">{t('presave.fans.note')}</p>
    </Card>
  );
}

function useColumns(): Column<PresaveFan>[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const countryName = useCountryName();
  return [
    { key: 'fan', title: t('presave.column.fan'), cell: ({ id }) => <span className="num">f·{id.slice(-6)}</span> },
    { key: 'way', title: t('presave.column.way'), cell: (fan) => t(`presave.way.${fan.way}`) },
    {
      key: 'country',
      title: t('presave.column.country'),
      cell: ({ country }) => (country === null ? '–' : countryName(country)),
    },
    {
      key: 'followers',
      title: t('presave.column.followers'),
      numeric: true,
      cell: ({ followers }) => (followers === null ? '–' : formatNumber(followers, language)),
    },
    {
      key: 'subscribed',
      title: t('presave.column.subscribed'),
      cell: ({ subscribed }) => t(subscribed ? 'presave.fans.yes' : 'presave.fans.no'),
    },
    { key: 'date', title: t('presave.column.date'), cell: ({ date }) => formatDate(date, language) },
    {
      key: 'outcome',
      title: t('presave.column.outcome'),
      cell: ({ state, end_reason }) => (
        <StatusPill tone={TONES[state]}>
          {t(end_reason === null ? `presave.state.${state}` : `presave.reason.${end_reason}`)}
        </StatusPill>
      ),
    },
  ];
}

type WaySwitchProps = { campaign: PresaveDetail; way: Way; onChange: (way: Way) => void };

/** Shows the fans of one way, each with its number. */
function WaySwitch({ campaign: { fans }, way, onChange }: WaySwitchProps) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  const choices = [
    { value: null, label: t('presave.fans.all', { shown: number(countFans(fans)) }) },
    ...FAN_WAYS.map((value) => ({ value, label: `${t(`presave.way.${value}`)} ${number(fans[value])}` })),
  ];
  return (
    <div role="group" aria-label={t('presave.fans.way')} className="flex flex-wrap rounded-control bg-sunken p-0.5">
      {choices.map((choice) => (
        <button
          key={choice.label}
          type="button"
          aria-pressed={choice.value === way}
          onClick={() => onChange(choice.value)}
          className={clsx(
            'tap min-h-8 rounded-md px-3 text-13 font-strong',
            choice.value === way ? 'bg-surface text-ink ring-1 ring-line' : 'text-ink-2 hover:text-ink',
          )}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
