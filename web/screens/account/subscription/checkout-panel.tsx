import type { SubscriptionView } from '@tangent/contract/plan.ts';
import type { PaidPlan, Plan } from '@tangent/domain/plan/plan.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONG_WAIT_MS, useStartCheckout } from '../../../api/subscription.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { findPurchase } from './find-purchase.ts';
import { hasPlanStarted } from './has-taken-effect.ts';
import { PurchasePanel } from './purchase-panel.tsx';
import { usePaymentRedirect } from './use-payment-redirect.ts';
import type { UrlIntent } from './use-url-intent.ts';
import { WelcomePanel } from './welcome-panel.tsx';

/** Somebody came back from paying: until the payment service confirms it nothing is claimed. */
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
          <p className="max-w-[60ch] leading-relaxed text-ink-2">
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

/** Above the plan: what somebody came here with, from the payment page or to buy, and how it ended. */
export function CheckoutPanel({ view, news, startedPlan, onPlanStarted, onUpgrade, onReload }: CheckoutPanelProps) {
  const isWaiting = view.checkout?.is_paid === true || (news.checkout === 'done' && !isInVain(view));
  usePlanStart(view, news, isWaiting, onPlanStarted);
  if (isWaiting) return <WaitingPanel onReload={onReload} />;
  if (startedPlan !== null && goesOn(startedPlan, view)) return <WelcomePanel plan={startedPlan} />;
  return (
    <>
      <BackNote view={view} news={news} />
      <WantedPlan view={view} news={news} onUpgrade={onUpgrade} />
    </>
  );
}

/** Whoever has changed their mind since is not greeted any more. */
function goesOn(plan: Plan, { billing }: SubscriptionView): boolean {
  return billing?.plan === plan && !billing.cancel_at_period_end && billing.pending_plan === null;
}

/** An address alone pays nothing: without a page to pay and without a plan there is nothing to wait for. */
function isInVain({ checkout, billing }: SubscriptionView): boolean {
  return checkout === null && billing === null;
}

/** A plan that was waited for is here when the server says so. */
function usePlanStart(
  view: SubscriptionView,
  news: UrlIntent,
  isWaiting: boolean,
  onPlanStarted: (plan: Plan) => void,
) {
  const wasWaiting = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival
  useEffect(() => {
    if (isWaiting) wasWaiting.current = true;
    if (!wasWaiting.current || view.billing === null || !hasPlanStarted(view)) return;
    wasWaiting.current = false;
    onPlanStarted(view.billing.plan);
    if (news.checkout !== null) news.clear();
  }, [isWaiting, view]);
}

/** The payment page was left without paying, or never opened. */
function BackNote({ view, news }: { view: SubscriptionView; news: UrlIntent }) {
  const { t } = useTranslation();
  // Also the address of a payment that nobody made.
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

/** A plan was chosen elsewhere: one press to pay it, the question of the step up, or that one has it already. */
function WantedPlan({ view, news, onUpgrade }: Pick<CheckoutPanelProps, 'view' | 'news' | 'onUpgrade'>) {
  const { t } = useTranslation();
  const { wantedPlan } = news;
  const purchase = wantedPlan && findPurchase(view, wantedPlan);
  const [had, setHad] = useState<Plan | null>(null);
  if (purchase === 'has' && had !== wantedPlan) setHad(wantedPlan);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each wish
  useEffect(() => {
    if (purchase === 'upgrade') onUpgrade();
  }, [purchase]);
  useClearedNews(purchase !== null && purchase !== 'buy', news);
  if (wantedPlan !== null && purchase === 'buy')
    return <PurchasePanel plan={wantedPlan} view={view} onLater={news.clear} />;
  if (had === null) return null;
  return <Banner tone="good" title={t('subscription.purchase.has', { plan: t(`plan.name.${had}`) })} />;
}

function useClearedNews(isDone: boolean, { clear }: UrlIntent): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it changes the address, and with it itself
  useEffect(() => {
    if (isDone) clear();
  }, [isDone]);
}

function isBuyable(plan: Plan | undefined): plan is PaidPlan {
  return plan === 'pro' || plan === 'advanced';
}
