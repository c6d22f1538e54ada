import { FREE_TAKEDOWN_WAIT_DAYS } from '@tangent/domain/distribution/distribution-limits.ts';
import { PAYOUT_DAYS, ROYALTY_SHARE_PERCENT } from '@tangent/domain/money/plan-limits.ts';
import { useTranslation } from 'react-i18next';

/**
 * Lists the rules after a paid plan ends: live releases stay, everything else follows the free plan (S4-033, S4-034,
 *
 */
export function FreeRules({ isAhead }: { isAhead: boolean }) {
  const { t } = useTranslation();
  const rules = [
    t('subscription.rules.live'),
    t('subscription.rules.share', { share: ROYALTY_SHARE_PERCENT.free }),
    t('subscription.rules.payout', { days: PAYOUT_DAYS.free }),
    t('subscription.rules.takedown', { days: FREE_TAKEDOWN_WAIT_DAYS }),
    t('subscription.rules.releases'),
    ...(isAhead ? [t('subscription.rules.requests')] : []),
  ];
  return (
    <div>
      <h3 className="font-bold">{t('subscription.rules.title')}</h3>
      <ul className="mt-1.5 grid list-disc gap-1 pl-5 leading-relaxed text-ink-2">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}
