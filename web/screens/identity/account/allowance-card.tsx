import { useTranslation } from 'react-i18next';
import { useReleaseAllowance } from '../../../api/catalogue/release-allowance.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatDate } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { CardSkeleton } from './card-skeleton.tsx';

/** Shows how many releases were submitted this month, and how many are allowed. */
export function AllowanceCard() {
  const { t, i18n } = useTranslation();
  const allowance = useReleaseAllowance();
  if (allowance.isPending) return <CardSkeleton lines={1} />;
  const title = t('account.allowance.title');
  if (allowance.isError) {
    return (
      <Card title={title}>
        <LoadFailed error={allowance.error} onRetry={() => void allowance.refetch()} />
      </Card>
    );
  }
  const { used, max, resets_on } = allowance.data;
  return (
    <Card title={title}>
      <div className="grid gap-3">
        <p className="display text-32">{t('account.allowance.used', { used, max })}</p>
        <Progress label={title} value={used / max} detail={t('account.allowance.submitted')} />
        <p className="text-13 text-ink-3">
          {t('account.allowance.resets', { date: formatDate(resets_on, i18n.language) })}
        </p>
      </div>
    </Card>
  );
}
