import type { RoyaltyEntry } from '@tangent/contract/money/royalty-entry.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TrackVersion } from '../../../parts/catalogue/release/track-version.tsx';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { DisputePill } from '../../../parts/money/fine/dispute-pill.tsx';
import { formatDate, formatNumber } from '../../../parts/text/format.ts';
import { useCountryName } from '../../../parts/text/use-country-name.ts';
import { formatListedMicroDollars } from '../../../texts/format-dollars.ts';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { EntryKind } from './entry-kind.tsx';
import { EntryStatus } from './entry-status.tsx';
import { useRoyaltyAddress } from './use-royalty-address.ts';

/** Shows the entries on wide screens; the sheet of an entry has its exact amounts. */
export function EntryTable({ items }: { items: readonly RoyaltyEntry[] }) {
  const { t } = useTranslation();
  return (
    <div className="hidden md:block">
      <Table
        caption={t('royalty.view.entries')}
        columns={useColumns()}
        rows={items}
        rowKey={({ transaction_id, amount_micros }) => `${transaction_id} ${amount_micros}`}
        density="artwork"
        minWidth="60rem"
      />
    </div>
  );
}

function useColumns(): Column<RoyaltyEntry>[] {
  const { t, i18n } = useTranslation();
  const countryName = useCountryName();
  const dollars = (micros: number) => formatListedMicroDollars(micros, i18n.language);
  return [
    { key: 'track', title: t('royalty.track'), className: 'w-full py-2', cell: (row) => <EntryName entry={row} /> },
    {
      key: 'date',
      title: t('royalty.date'),
      className: 'whitespace-nowrap pr-4',
      cell: ({ date, period }) => (date ? formatDate(date, i18n.language) : formatPeriod(period, i18n.language)),
    },
    {
      key: 'platform',
      title: t('royalty.platform'),
      className: 'pr-4',
      cell: ({ platform }) => <Short text={platform.name} />,
    },
    {
      key: 'country',
      title: t('royalty.country'),
      className: 'pr-4',
      cell: ({ country }) => <Short text={countryName(country)} />,
    },
    {
      key: 'units',
      title: t('royalty.units'),
      numeric: true,
      cell: ({ units }) => formatNumber(units, i18n.language),
    },
    { key: 'gross', title: t('royalty.gross'), numeric: true, cell: (row) => dollars(row.gross_micros) },
    {
      key: 'amount',
      title: t('royalty.yours'),
      numeric: true,
      cell: (row) => <span className="font-bold">{dollars(row.amount_micros)}</span>,
    },
    { key: 'status', title: t('royalty.status_title'), cell: (row) => <EntryStatus entry={row} /> },
  ];
}

/** Truncates a long store or country name; the sheet of the entry has the whole one. */
function Short({ text }: { text: string }) {
  return (
    <span title={text} className="block max-w-40 truncate xl:max-w-56">
      {text}
    </span>
  );
}

function EntryName({ entry }: { entry: RoyaltyEntry }) {
  const { t } = useTranslation();
  const { linkProps } = useRoyaltyAddress();
  const { transaction_id, kind, track, is_share, dispute, returned_on } = entry;
  return (
    <span className="grid max-w-88 min-w-0">
      <Link
        {...linkProps({ entry: transaction_id })}
        preventScrollReset
        className="truncate font-strong after:absolute after:inset-0 hover:underline"
        dir="auto"
      >
        {track.title ?? t('royalty.unknown_track')}
        <TrackVersion track={track} />
      </Link>
      <span className="truncate text-13 text-ink-3">
        {kind !== 'sale' && <EntryKind kind={kind} />}
        {[track.artist, is_share ? t('royalty.share') : null].filter(Boolean).join(' · ')}
      </span>
      <span>
        <DisputePill dispute={dispute} returned_on={returned_on} />
      </span>
    </span>
  );
}
