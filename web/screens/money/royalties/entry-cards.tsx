import type { RoyaltyEntry } from '@tangent/contract/money/royalty-entry.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TrackVersion } from '../../../parts/catalogue/release/track-version.tsx';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { DisputePill } from '../../../parts/money/fine/dispute-pill.tsx';
import { formatDate, formatNumber } from '../../../parts/text/format.ts';
import { useCountryName } from '../../../parts/text/use-country-name.ts';
import { formatListedMicroDollars } from '../../../texts/format-dollars.ts';
import { EntryKind } from './entry-kind.tsx';
import { EntryStatus } from './entry-status.tsx';
import { useRoyaltyAddress } from './use-royalty-address.ts';

/** Shows the entries on phones. */
export function EntryCards({ items }: { items: readonly RoyaltyEntry[] }) {
  return (
    <ul className="-mx-4 divide-y divide-line border-t border-line md:hidden">
      {items.map((entry) => (
        <EntryCard key={`${entry.transaction_id} ${entry.amount_micros}`} entry={entry} />
      ))}
    </ul>
  );
}

function EntryCard({ entry }: { entry: RoyaltyEntry }) {
  const { t, i18n } = useTranslation();
  const { linkProps } = useRoyaltyAddress();
  const countryName = useCountryName();
  const { transaction_id, kind, track, date, period, platform, country, units, amount_micros } = entry;
  const day = date ? formatDate(date, i18n.language) : formatPeriod(period, i18n.language);
  const sold = t('royalty.units_of', { count: units, number: formatNumber(units, i18n.language) });
  return (
    <li>
      <Link
        {...linkProps({ entry: transaction_id })}
        preventScrollReset
        className="flex items-start justify-between gap-3 px-4 py-3 -outline-offset-2 hover:bg-sunken/60"
      >
        <span className="min-w-0">
          <span className="block truncate font-strong" dir="auto">
            {track.title ?? t('royalty.unknown_track')}
            <TrackVersion track={track} />
          </span>
          <span className="block text-13 text-ink-2">
            {kind !== 'sale' && <EntryKind kind={kind} />}
            {platform.name} · {countryName(country)}
          </span>
          <span className="block text-13 text-ink-3">
            {day} · {sold}
          </span>
        </span>
        <span className="grid shrink-0 justify-items-end gap-1">
          <span className="num font-bold">{formatListedMicroDollars(amount_micros, i18n.language)}</span>
          <EntryStatus entry={entry} />
          <DisputePill dispute={entry.dispute} returned_on={entry.returned_on} />
        </span>
      </Link>
    </li>
  );
}
