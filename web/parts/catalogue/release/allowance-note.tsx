import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useReleaseAllowance } from '../../../api/catalogue/release-allowance.ts';
import { Banner } from '../../../ui/banner.tsx';
import { UpgradeLink } from '../../money/plan/upgrade-link.tsx';
import { formatDate } from '../../text/format.ts';

/**
 * Shows how many releases are left this month: a quiet line while there are any, else a message with the
 * alternatives.
 */
export function AllowanceNote({ className }: { className?: string }) {
  const { t, i18n } = useTranslation();
  const allowance = useReleaseAllowance().data;
  if (allowance === undefined) return null;
  const { used, max } = allowance;
  const date = formatDate(allowance.resets_on, i18n.language);
  if (used >= max) {
    return (
      <Banner tone="warn" title={t('error.distro_limit')} action={<UpgradeLink />}>
        {t('plan.allowance.none_left', { count: max, date })}
      </Banner>
    );
  }
  return (
    <p className={clsx('text-13 text-ink-2', className)}>
      {t('plan.allowance.left', { left: max - used, count: max, date })}
    </p>
  );
}
