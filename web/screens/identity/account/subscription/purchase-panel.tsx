import type { SubscriptionView } from '@tangent/contract/money/plan.ts';
import type { PaidPlan } from '@tangent/domain/money/plan/plan.ts';
import { YEARLY_PRICES_CENTS } from '@tangent/domain/money/plan/prices.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStartCheckout } from '../../../../api/money/subscription.ts';
import { formatDollars } from '../../../../texts/format-dollars.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { BuyingTerms } from './buying-terms.tsx';
import { hasGuarantee } from './has-guarantee.ts';
import { usePaymentRedirect } from './use-payment-redirect.ts';
import type { UrlIntent } from './use-url-intent.ts';

type PurchasePanelProps = { plan: PaidPlan; view: SubscriptionView; news: UrlIntent };

/**
 * Offers the plan that was chosen elsewhere, one click away from its payment page; the plans page has said everything
 * that stands here, so from there the payment opens by itself.
 */
export function PurchasePanel({ plan, view, news }: PurchasePanelProps) {
  const { t, i18n } = useTranslation();
  const { go, isLeaving } = usePaymentRedirect(useStartCheckout());
  const hasStarted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit
  useEffect(() => {
    if (!news.isPaying || hasStarted.current) return;
    hasStarted.current = true;
    news.startPaying();
    go(plan);
  }, [news.isPaying]);
  const price = t('plan.per_year', { price: formatDollars(YEARLY_PRICES_CENTS[plan], i18n.language) });
  return (
    <Card>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="grid min-w-0 gap-4">
          <h2 className="display text-[clamp(1.5rem,3vw,2rem)]">
            {t('subscription.purchase.title', { plan: t(`plan.name.${plan}`), price })}
          </h2>
          <BuyingTerms hasGuarantee={hasGuarantee(view)} />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="large" onClick={news.clear}>
            {t('subscription.purchase.later')}
          </Button>
          <Button tone="volt" size="large" busy={isLeaving} onClick={() => go(plan)}>
            {t('subscription.purchase.go')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
