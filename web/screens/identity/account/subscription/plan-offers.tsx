import type { SubscriptionView } from '@tangent/contract/money/plan.ts';
import { ARTIST_PROFILES_MAX } from '@tangent/domain/catalogue/catalogue-limits.ts';
import { PAID_PLANS, type PaidPlan } from '@tangent/domain/money/plan/plan.ts';
import { YEARLY_PRICES_CENTS } from '@tangent/domain/money/plan/prices.ts';
import { ROYALTY_SHARE_PERCENT, SUPPORT_HOURS } from '@tangent/domain/money/plan-limits.ts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useStartCheckout } from '../../../../api/money/subscription.ts';
import { formatDollars } from '../../../../texts/format-dollars.ts';
import { Button } from '../../../../ui/button.tsx';
import type { ButtonTone } from '../../../../ui/button-class.ts';
import { Card } from '../../../../ui/card.tsx';
import { BuyingTerms } from './buying-terms.tsx';
import { hasGuarantee } from './has-guarantee.ts';
import { usePaymentRedirect } from './use-payment-redirect.ts';

type PlanOffersProps = { view: SubscriptionView; isChosen: boolean; onUpgrade: () => void };

/** Offers the available plans, each with its price and its terms. */
export function PlanOffers({ view, isChosen, onUpgrade }: PlanOffersProps) {
  const { t } = useTranslation();
  const { go, leavingFor } = usePaymentRedirect(useStartCheckout());
  const plans = PAID_PLANS.filter((plan) => view.actions.includes(`buy_${plan}`));
  const upgrade = view.actions.includes('upgrade') ? view.upgrade : null;
  // A plan chosen elsewhere is shown above and has the page's one main button.
  const getTone = (plan: PaidPlan): ButtonTone => (plan === plans[0] && !isChosen ? 'volt' : 'plain');
  return (
    <Card
      title={
        upgrade
          ? t('subscription.offer.title_upgrade', { plan: t('plan.name.advanced') })
          : t('subscription.offer.title')
      }
    >
      <div className="grid gap-5">
        <div className="grid gap-3 sm:max-lg:grid-cols-2">
          {plans.map((plan) => (
            <Offer key={plan} plan={plan} price={<YearlyPrice plan={plan} />}>
              <Button tone={getTone(plan)} busy={leavingFor === plan} onClick={() => go(plan)}>
                {t('subscription.offer.get', { plan: t(`plan.name.${plan}`) })}
              </Button>
            </Offer>
          ))}
          {upgrade && (
            <Offer plan="advanced" price={<UpgradePrice upgrade={upgrade} />}>
              <Button
                tone={view.actions.includes('resume') ? 'plain' : 'volt'}
                aria-haspopup="dialog"
                onClick={onUpgrade}
              >
                {t('subscription.offer.upgrade', { plan: t('plan.name.advanced') })}
              </Button>
            </Offer>
          )}
        </div>
        {!isChosen && <BuyingTerms hasGuarantee={hasGuarantee(view)} />}
      </div>
    </Card>
  );
}

type OfferProps = { plan: PaidPlan; price: ReactNode; children: ReactNode };

function Offer({ plan, price, children }: OfferProps) {
  const { t } = useTranslation();
  const id = useId();
  const facts = {
    share: ROYALTY_SHARE_PERCENT[plan],
    artists: ARTIST_PROFILES_MAX[plan],
    hours: SUPPORT_HOURS[plan],
  };
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col rounded-card bg-sunken p-4 sm:p-5">
      <h3 id={id} className="display text-2xl">
        {t(`plan.name.${plan}`)}
      </h3>
      <p className="mt-2 font-strong">{price}</p>
      <p className="mt-2 mb-4 max-w-note leading-relaxed text-ink-2">{t(`subscription.offer.${plan}`, facts)}</p>
      <div className="mt-auto">{children}</div>
    </section>
  );
}

function YearlyPrice({ plan }: { plan: PaidPlan }) {
  const { t, i18n } = useTranslation();
  return t('plan.per_year', { price: formatDollars(YEARLY_PRICES_CENTS[plan], i18n.language) });
}

function UpgradePrice({ upgrade }: { upgrade: NonNullable<SubscriptionView['upgrade']> }) {
  const { t, i18n } = useTranslation();
  return t('subscription.offer.now', {
    amount: formatDollars(upgrade.charge_cents, i18n.language),
    count: upgrade.days_left,
    price: t('plan.per_year', { price: formatDollars(YEARLY_PRICES_CENTS.advanced, i18n.language) }),
  });
}
