import type { FraudCaseDetail } from '@tangent/contract/insight/monitoring.ts';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatShare } from '../../../parts/text/format.ts';
import { useCountryName } from '../../../parts/text/use-country-name.ts';
import { Card } from '../../../ui/card.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';

/** Compares the countries, playlists and devices of the unusual days with those of the days before. */
export function CaseBreakdown({ found: { countries, playlists, devices } }: { found: FraudCaseDetail }) {
  const { t } = useTranslation();
  const countryName = useCountryName();
  return (
    <>
      {countries.length > 0 && (
        <PartCard
          title={t('watch.card.countries')}
          name={t('watch.column.country')}
          parts={countries.map(({ country, ...part }) => ({ ...part, name: countryName(country), key: country }))}
        />
      )}
      {playlists.length > 0 && (
        <PartCard
          title={t('watch.card.playlists')}
          name={t('watch.column.playlist')}
          parts={playlists.map(({ playlist_no, ...part }) => ({ ...part, key: String(playlist_no) }))}
        />
      )}
      {devices.length > 0 && (
        <PartCard
          title={t('watch.card.devices')}
          name={t('watch.column.device')}
          parts={devices.map(({ device, ...part }) => ({ ...part, name: t(`watch.device.${device}`), key: device }))}
        />
      )}
    </>
  );
}

type Part = { key: string; name: string; streams: number; share: number; usual_share: number };

function PartCard({ title, name, parts }: { title: string; name: string; parts: readonly Part[] }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const columns: Column<Part>[] = [
    { key: 'name', title: name, className: 'w-2/5', cell: (part) => <span className="font-strong">{part.name}</span> },
    {
      key: 'bars',
      title: t('watch.column.share'),
      hideTitle: true,
      className: 'w-2/5 max-sm:hidden',
      cell: (part) => <Bars part={part} />,
    },
    {
      key: 'streams',
      title: t('watch.column.streams'),
      numeric: true,
      cell: ({ streams }) => formatNumber(streams, language),
    },
    {
      key: 'share',
      title: t('watch.column.share'),
      numeric: true,
      cell: ({ share }) => <span className="font-bold">{formatShare(share, language, 1)}</span>,
    },
    {
      key: 'before',
      title: t('watch.column.before'),
      numeric: true,
      cell: ({ usual_share }) => formatShare(usual_share, language, 1),
    },
  ];
  return (
    <Card title={title}>
      <Table caption={title} columns={columns} rows={parts} rowKey={({ key }) => key} minWidth="18rem" />
      <p className="mt-3 text-xs text-ink-3">{t('watch.parts_note')}</p>
    </Card>
  );
}

/** Shows the share on the unusual days above the usual share. */
function Bars({ part: { share, usual_share } }: { part: Part }) {
  return (
    <span aria-hidden className="grid min-w-16 gap-0.75">
      <span className="block h-2 bg-(--chart-line)" style={{ width: `${share / 100}%` }} />
      <span className="block h-1 bg-(--chart-prev)" style={{ width: `${usual_share / 100}%` }} />
    </span>
  );
}
