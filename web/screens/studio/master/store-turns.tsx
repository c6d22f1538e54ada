import type { MasteringReport } from '@tangent/contract/mastering.ts';
import { listStorePlayback } from '@tangent/domain/mastering/store-playback.ts';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../../parts/page/fact-list.tsx';
import { formatLevel } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';

/** By how much each store will turn the master. */
export function StoreTurns({ report: { after } }: { report: MasteringReport }) {
  const { t, i18n } = useTranslation();
  const stores = listStorePlayback(after.integrated_lufs, after.true_peak_dbtp);
  return (
    <Card title={t('mastering.stores.title')} isRegion>
      <div className="grid gap-3">
        <p className="text-13 text-ink-2">{t('mastering.stores.text')}</p>
        <FactList
          narrow
          facts={stores.map(({ store, target_lufs, turned_db }) => ({
            key: store,
            name: `${t(`mastering.store.${store}`)} (${target_lufs} LUFS)`,
            value: formatLevel(turned_db, 'dB', i18n.language),
          }))}
        />
      </div>
    </Card>
  );
}
