import type { FraudCase } from '@tangent/contract/insight/monitoring.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { imageUrl } from '../../api/catalogue/upload-urls.ts';
import { APP_PATHS } from '../../site/app-paths.ts';
import { Artwork } from '../../ui/artwork.tsx';
import { type Column, Table } from '../../ui/list/table.tsx';
import { formatDate, formatNumber } from '../text/format.ts';
import { FraudCasePills } from './fraud-case-pills.tsx';

type FraudCaseTableProps<Row extends FraudCase> = {
  rows: readonly Row[];
  /** A column between the release and the state, such as the owner. */
  more?: Column<Row>;
};

/** Fraud cases; each row is a link. */
export function FraudCaseTable<Row extends FraudCase>({ rows, more }: FraudCaseTableProps<Row>) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const columns: Column<Row>[] = [
    { key: 'release', title: t('watch.column.release'), className: 'w-full py-2', cell: (row) => <Name row={row} /> },
    ...(more ? [more] : []),
    {
      key: 'state',
      title: t('watch.column.state'),
      className: 'max-sm:hidden',
      cell: (row) => <FraudCasePills {...row} />,
    },
    {
      key: 'streams',
      title: t('watch.column.streams'),
      numeric: true,
      className: 'max-sm:pr-4',
      cell: ({ streams }) => <span className="font-bold">{formatNumber(streams, language)}</span>,
    },
    {
      key: 'days',
      title: t('watch.column.days'),
      numeric: true,
      className: 'max-sm:hidden',
      cell: ({ days }) => formatNumber(days, language),
    },
    {
      key: 'last',
      title: t('watch.column.last'),
      className: 'text-right whitespace-nowrap max-sm:hidden',
      cell: ({ last_day }) => (
        <time dateTime={last_day} className="text-ink-2">
          {formatDate(last_day, language)}
        </time>
      ),
    },
  ];
  return (
    <Table
      caption={t('watch.title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      density="artwork"
      minWidth="18rem"
    />
  );
}

function Name({ row: { id, release, store, rules, state, verdict } }: { row: FraudCase }) {
  const { t } = useTranslation();
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Artwork
        src={release.artwork_upload_id && imageUrl(release.artwork_upload_id, '300')}
        alt=""
        className="size-9 max-sm:hidden"
      />
      <span className="grid min-w-0">
        <Link
          to={APP_PATHS.fraud_case.replace(':id', id)}
          className="font-strong after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2"
        >
          {t('watch.at_store', { release: release.title || t('release.untitled'), store: store.name })}
        </Link>
        <span className="text-13 text-ink-2">{rules.map((rule) => t(`watch.rule.${rule}`)).join(' · ')}</span>
        <span className="mt-1 sm:hidden">
          <FraudCasePills state={state} verdict={verdict} />
        </span>
      </span>
    </span>
  );
}
