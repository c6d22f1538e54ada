import type { RoyaltyEntryDetail } from '@tangent/contract/money/royalty-entry.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useToday } from '../../../app/today.ts';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { CopyButton } from '../../../parts/page/copy-button.tsx';
import { FactList } from '../../../parts/page/fact-list.tsx';
import { formatDate } from '../../../parts/text/format.ts';
import { useCountryName } from '../../../parts/text/use-country-name.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';

/** Shows what was sold, where and when, and the codes that identify it. */
export function EntryFacts({ entry }: { entry: RoyaltyEntryDetail }) {
  const { t, i18n } = useTranslation();
  const countryName = useCountryName();
  const { period, date, platform, country, track, upc, statement_id, transaction_id } = entry;
  const code = (value: string | null) => (value === null ? '–' : <span className="code">{value}</span>);
  const facts = [
    { key: 'platform', name: t('royalty.platform'), value: platform.name },
    { key: 'country', name: t('royalty.country'), value: countryName(country) },
    { key: 'period', name: t('royalty.period'), value: formatPeriod(period, i18n.language) },
    { key: 'date', name: t('royalty.date'), value: date === null ? '–' : formatDate(date, i18n.language) },
    { key: 'release', name: t('royalty.release'), value: <ReleaseName entry={entry} /> },
    { key: 'isrc', name: t('release.field.isrc'), value: code(track.isrc) },
    { key: 'upc', name: t('release.field.upc'), value: code(upc) },
    { key: 'statement', name: t('royalty.statement'), value: code(statement_id) },
    { key: 'received', name: t('royalty.received_title'), wide: true, value: <Received entry={entry} /> },
    {
      key: 'transaction',
      name: t('royalty.transaction_id'),
      wide: true,
      value: (
        <span className="flex flex-wrap items-center gap-3">
          {code(transaction_id)}
          <CopyButton text={transaction_id} label={t('royalty.copy')} />
        </span>
      ),
    },
  ];
  return <FactList facts={facts} narrow />;
}

/** Says whether the store has paid for the line, and by when it should. */
function Received({ entry: { received, payment_due_on, platform } }: { entry: RoyaltyEntryDetail }) {
  const { t, i18n } = useTranslation();
  const today = useToday();
  const state = received === 'none' && payment_due_on < today ? 'none_late' : received;
  return t(`royalty.received.${state}`, { platform: platform.name, date: formatDate(payment_due_on, i18n.language) });
}

function ReleaseName({ entry: { release, is_share } }: { entry: RoyaltyEntryDetail }) {
  const { t } = useTranslation();
  if (release === null) return '–';
  const title = release.title || t('release.untitled');
  // A collaborator cannot open another account's release.
  if (is_share) return title;
  return (
    <Link to={APP_PATHS.release.replace(':id', release.id)} className="text-link">
      {title}
    </Link>
  );
}
