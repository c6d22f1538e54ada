import { REFUND_DAYS } from '@tangent/domain/money/plan-limits.ts';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/**
 * States the terms before a purchase: the guarantee while the account has it, and what happens when the plan ends
 * (A-103, A-166).
 */
export function BuyingTerms({ hasGuarantee }: { hasGuarantee: boolean }) {
  const { t } = useTranslation();
  const terms = [
    ...(hasGuarantee ? [t('subscription.promise.guarantee', { days: REFUND_DAYS })] : []),
    t('subscription.promise.stays_live'),
    t('subscription.promise.renews'),
  ];
  return (
    <ul className="grid gap-1.5 leading-relaxed text-ink-2">
      {terms.map((term) => (
        <li key={term} className="grid grid-cols-rail-5 gap-x-2">
          <Check size={16} className="mt-1 text-good" aria-hidden />
          {term}
        </li>
      ))}
    </ul>
  );
}
