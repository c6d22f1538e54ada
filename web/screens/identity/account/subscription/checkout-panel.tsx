import type { SubscriptionView } from '@tangent/contract/money/plan.ts';
import type { PaidPlan, Plan } from '@tangent/domain/money/plan/plan.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONG_WAIT_MS, useStartCheckout } from '../../../../api/money/subscription.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import { findPurchase } from './find-purchase.ts';
import { hasPlanStarted } from './has-taken-effect.ts';
import { PurchasePanel } from './purchase-panel.tsx';
import { usePaymentRedirect } from './use-payment-redirect.ts';
import type { UrlIntent } from './use-url-intent.ts';
import { WelcomePanel } from './welcome-panel.tsx';

/** Shown to a user who returned from paying: claims nothing until the payment service confirms the payment. */
function WaitingPanel({ onReload }: { onReload: () => void }) {
  const { t } = useTranslation();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  const title = t('subscription.wait.title');
  return (
    <Card title={title}>
      <div className="grid gap-4">
        <Progress label={title} value={null} detail="" />
        <div role="status" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="max-w-lead leading-relaxed text-ink-2">
            {t(isLong ? 'subscription.wait.long' : 'subscription.wait.text')}
          </p>
          {isLong && <Button onClick={onReload}>{t('subscription.wait.reload')}</Button>}
        </div>
      </div>
    </Card>
  );
}

type CheckoutPanelProps = {
  view: SubscriptionView;
  news: UrlIntent;
  startedPlan: Plan | null;
  onPlanStarted: (plan: Plan) => void;
  onUpgrade: () => void;
  onReload: () => void;
};

/** Shows, above the plan, why the user came here (from the payment page, or to buy) and the result. */
export function CheckoutPanel({ view, news, startedPlan, onPlanStarted, onUpgrade, onReload }: CheckoutPanelProps) {
  const isWaiting = view.checkout?.is_paid === true || (news.checkout === 'done' && !isPointless(view));
  usePlanStart(view, news, isWaiting, onPlanStarted);
  if (isWaiting) return <WaitingPanel onReload={onReload} />;
  if (startedPlan !== null && isContinuing(startedPlan, view)) return <WelcomePanel plan={startedPlan} />;
  return (
    <>
      <BackNote view={view} news={news} />
      <RequestedPlan view={view} news={news} onUpgrade={onUpgrade} />
    </>
  );
}

/** Whether the plan that just started continues: the welcome disappears once the user cancels or changes it. */
function isContinuing(plan: Plan, { billing }: SubscriptionView): boolean {
  return billing?.plan === plan && !billing.cancel_at_period_end && billing.pending_plan === null;
}

/** Whether waiting is pointless: returning from a payment page proves no payment without an open checkout or a plan. */
function isPointless({ checkout, billing }: SubscriptionView): boolean {
  return checkout === null && billing === null;
}

/** Reports that the awaited plan has started once the server says so. */
function usePlanStart(
  view: SubscriptionView,
  news: UrlIntent,
  isWaiting: boolean,
  onPlanStarted: (plan: Plan) => void,
) {
  const wasWaiting = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit
  useEffect(() => {
    if (isWaiting) wasWaiting.current = true;
    if (!wasWaiting.current || view.billing === null || !hasPlanStarted(view)) return;
    wasWaiting.current = false;
    onPlanStarted(view.billing.plan);
    if (news.checkout !== null) news.clear();
  }, [isWaiting, view]);
}

/** Says that the user left the payment page without paying, or never opened it. */
function BackNote({ view, news }: { view: SubscriptionView; news: UrlIntent }) {
  const { t } = useTranslation();
  // Also covers an address that claims a payment nobody made.
  const [isBack] = useState(news.checkout !== null);
  const { go, isLeaving } = usePaymentRedirect(useStartCheckout());
  useClearedNews(isBack && news.checkout !== null, news);
  if (!isBack) return null;
  const plan = view.checkout?.plan;
  return (
    <Banner
      tone="info"
      title={t('subscription.back.title')}
      action={
        isBuyable(plan) && (
          <Button size="small" busy={isLeaving} onClick={() => go(plan)}>
            {t('subscription.back.go_on')}
          </Button>
        )
      }
    >
      {t('subscription.back.text')}
    </Banner>
  );
}

/**
 * Handles a plan chosen elsewhere: offers the payment, opens the upgrade dialog, or says that the account already has
 * it.
 */
function RequestedPlan({ view, news, onUpgrade }: Pick<CheckoutPanelProps, 'view' | 'news' | 'onUpgrade'>) {
  const { t } = useTranslation();
  const { requestedPlan } = news;
  const purchase = requestedPlan && findPurchase(view, requestedPlan);
  const [had, setHad] = useState<Plan | null>(null);
  if (purchase === 'has' && had !== requestedPlan) setHad(requestedPlan);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each purchase request
  useEffect(() => {
    if (purchase === 'upgrade') onUpgrade();
  }, [purchase]);
  useClearedNews(purchase !== null && purchase !== 'buy', news);
  if (requestedPlan !== null && purchase === 'buy')
    return <PurchasePanel plan={requestedPlan} view={view} news={news} />;
  if (had === null) return null;
  return <Banner tone="good" title={t('subscription.purchase.has', { plan: t(`plan.name.${had}`) })} />;
}

function useClearedNews(isDone: boolean, { clear }: UrlIntent): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it changes the address, and so `clear` itself
  useEffect(() => {
    if (isDone) clear();
  }, [isDone]);
}

function isBuyable(plan: Plan | undefined): plan is PaidPlan {
  return plan === 'pro' || plan === 'advanced';
}
