import type { MasteringReport } from '@tangent/contract/promotion/mastering.ts';
import { listStorePlayback } from '@tangent/domain/promotion/mastering/store-playback.ts';
import { useTranslation } from 'react-i18next';
import { formatLevel, formatNumber } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';

/** The longest bar, in decibels. */
const LONGEST_DB = 8;

/** By how much each store will turn the master. */
export function StoreTurns({ report: { after } }: { report: MasteringReport }) {
  const { t, i18n } = useTranslation();
  const stores = listStorePlayback(after.integrated_lufs, after.true_peak_dbtp);
  return (
    <Card title={t('mastering.stores.title')} isRegion>
      <p className="mb-3 text-13 text-ink-2">{t('mastering.stores.text')}</p>
      <ul className="grid gap-2.5">
        {stores.map(({ store, target_lufs, turned_db }) => (
          <li key={store} className="grid grid-cols-[5.75rem_2.25rem_minmax(0,1fr)_4.5rem] items-center gap-2 text-13">
            <span className="font-strong">{t(`mastering.store.${store}`)}</span>
            <span className="code text-ink-2" title="LUFS">
              {formatNumber(target_lufs, i18n.language).replace('-', '−')}
            </span>
            <span aria-hidden className="flex h-2 justify-end bg-sunken">
              <span
                className="bg-ink"
                style={{ width: `${Math.min(100, (100 * Math.abs(turned_db ?? 0)) / LONGEST_DB)}%` }}
              />
            </span>
            <strong className="code text-right font-strong">{formatLevel(turned_db, 'dB', i18n.language)}</strong>
          </li>
        ))}
      </ul>
    </Card>
  );
}
