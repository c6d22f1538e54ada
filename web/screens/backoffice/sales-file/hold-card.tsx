import type { HoldReason } from '@tangent/domain/royalty/sales-file.ts';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/banner.tsx';

/** Why nothing of a report is posted before somebody has looked. */
export function HoldCard({ reasons }: { reasons: readonly HoldReason[] }) {
  const { t } = useTranslation();
  return (
    <Banner tone="warn" title={t('sales.held')}>
      <ul className="mt-1 grid gap-1">
        {reasons.map((reason) => (
          <li key={reason}>
            <b className="font-[600]">{t(`sales.hold.${reason}`)}</b>
            {': '}
            {t(`sales.hold_detail.${reason}`)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
