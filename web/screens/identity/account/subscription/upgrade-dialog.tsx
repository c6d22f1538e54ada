import type { SubscriptionView } from '@tangent/contract/money/plan.ts';
import { YEARLY_PRICES_CENTS } from '@tangent/domain/money/plan/prices.ts';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../api/api-error.ts';
import { useUpgradePlan } from '../../../../api/money/subscription.ts';
import { formatDate } from '../../../../parts/text/format.ts';
import { formatDollars } from '../../../../texts/format-dollars.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { ActionDialog, type Question } from './action-dialog.tsx';

type Upgrade = NonNullable<SubscriptionView['upgrade']>;
type Billing = NonNullable<SubscriptionView['billing']>;
type UpgradeDialogProps = Question & { upgrade: Upgrade; billing: Billing };

/** Upgrades to Advanced: shows the price now and later, and that the end of the year stays. */
export function UpgradeDialog({ upgrade, billing, ...question }: UpgradeDialogProps) {
  const { t, i18n } = useTranslation();
  const call = useUpgradePlan();
  const { charge_cents } = upgrade;
  const amount = formatDollars(charge_cents, i18n.language);
  const plan = t('plan.name.advanced');
  const isOther = call.error instanceof ApiError && call.error.name === 'price_changed';
  return (
    <ActionDialog
      {...question}
      action="upgrade"
      call={call}
      input={charge_cents}
      title={t('subscription.upgrade.title', { plan })}
      confirm={
        charge_cents > 0 ? t('subscription.upgrade.confirm', { amount }) : t('subscription.offer.upgrade', { plan })
      }
      failure={isOther ? <Banner tone="warn" title={t('subscription.price_again', { amount })} /> : undefined}
    >
      <UpgradeTerms upgrade={upgrade} billing={billing} amount={amount} />
    </ActionDialog>
  );
}

function UpgradeTerms({ upgrade, billing, amount }: { upgrade: Upgrade; billing: Billing; amount: string }) {
  const { t, i18n } = useTranslation();
  const price = t('plan.per_year', { price: formatDollars(YEARLY_PRICES_CENTS.advanced, i18n.language) });
  const date = formatDate(billing.period_end, i18n.language);
  const days = upgrade.days_left;
  return (
    <div className="grid gap-3">
      <div>
        <p className="label">{t('subscription.upgrade.now')}</p>
        <p className="display mt-1.5 text-32">{amount}</p>
        <p className="mt-1.5 text-ink-2">
          {days > 0 ? t('subscription.upgrade.days', { count: days }) : t('subscription.upgrade.nothing')}
        </p>
      </div>
      <p className="leading-relaxed text-ink-2">
        {t('subscription.upgrade.end', { date })} {t('subscription.upgrade.next', { price })}{' '}
        {billing.cancel_at_period_end && t('subscription.upgrade.goes_on')}
      </p>
    </div>
  );
}
