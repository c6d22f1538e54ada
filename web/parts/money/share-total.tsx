import { SHARES_TOTAL_BASIS_POINTS } from '@tangent/domain/catalogue/release-limits.ts';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatShare } from '../text/format.ts';
import { missingShare } from './share-math.ts';

/** The total of a track's shares, and what is missing or too much. */
export function ShareTotal({ parts }: { parts: readonly { readonly share_basis_points: number }[] }) {
  const { t, i18n } = useTranslation();
  const missing = missingShare(parts);
  const total = SHARES_TOTAL_BASIS_POINTS - missing;
  const share = (basisPoints: number) => formatShare(basisPoints, i18n.language);
  const Icon = missing === 0 ? CircleCheck : CircleAlert;
  return (
    <div className="grid gap-1.5">
      <div className="h-1.5 overflow-hidden rounded-full bg-sunken" aria-hidden>
        <div
          className={clsx('h-full rounded-full', missing < 0 ? 'bg-bad' : 'bg-ink')}
          style={{ width: `${Math.min(100, total / 100)}%` }}
        />
      </div>
      <p className={clsx('flex items-center gap-1.5 text-13', missing === 0 ? 'text-good' : 'text-warn')}>
        <Icon size={15} className="shrink-0" aria-hidden />
        <span className="num font-strong">{t('wizard.credits.total', { total: share(total) })}</span>
        {missing > 0 && <span>{t('wizard.credits.missing', { share: share(missing) })}</span>}
        {missing < 0 && <span>{t('wizard.credits.excess', { share: share(-missing) })}</span>}
      </p>
    </div>
  );
}
