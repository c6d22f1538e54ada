import type { RoyaltyFreshness } from '@tangent/contract/money/royalty.ts';
import { useTranslation } from 'react-i18next';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { formatDate } from '../../../parts/text/format.ts';

/** Says how recent the figures beside it are. */
export function FreshnessNote({ freshness }: { freshness: RoyaltyFreshness | undefined }) {
  const { t, i18n } = useTranslation();
  const { until = null, reported_at = null } = freshness ?? {};
  if (until === null || reported_at === null) return null;
  return (
    <p className="text-xs text-ink-3">
      {t('royalty.freshness', {
        month: formatPeriod(until, i18n.language),
        date: formatDate(reported_at, i18n.language),
      })}
    </p>
  );
}
