import type { SubscriptionView } from '@tangent/contract/plan.ts';
import type { PaidPlan, Plan } from '@tangent/domain/plan/plan.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStartCheckout } from '../../../api/subscription.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { findPurchase } from './find-purchase.ts';
import { hasArrived } from './has-happened.ts';
import { PurchasePanel } from './purchase-panel.tsx';
import type { AddressNews } from './use-address-news.ts';
import { useLeaveFor } from './use-leave-for.ts';
import { WaitingPanel } from './waiting-panel.tsx';
import { WelcomePanel } from './welcome-panel.tsx';

type ArrivalPanelProps = {
  view: SubscriptionView;
  news: AddressNews;
  begun: Plan | null;
  onArrived: (plan: Plan) => void;
  onUpgrade: () => void;
  onReload: () => void;
};

/** Above the plan: what somebody came here with, from the payment page or to buy, and how it ended. */
export function ArrivalPanel({ view, news, begun, onArrived, onUpgrade, onReload }: ArrivalPanelProps) {
  const isWaiting = view.checkout?.is_paid === true || (news.checkout === 'done' && !isInVain(view));
  useArrival(view, news, isWaiting, onArrived);
  if (isWaiting) return <WaitingPanel onReload={onReload} />;
  if (begun !== null && goesOn(begun, view)) return <WelcomePanel plan={begun} />;
  return (
    <>
      <BackNote view={view} news={news} />
      <Wish view={view} news={news} onUpgrade={onUpgrade} />
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
function useArrival(view: SubscriptionView, news: AddressNews, isWaiting: boolean, onArrived: (plan: Plan) => void) {
  const wasWaiting = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival
  useEffect(() => {
    if (isWaiting) wasWaiting.current = true;
    if (!wasWaiting.current || view.billing === null || !hasArrived(view)) return;
    wasWaiting.current = false;
    onArrived(view.billing.plan);
    if (news.checkout !== null) news.forget();
  }, [isWaiting, view]);
}

/** The payment page was left without paying, or never opened. */
function BackNote({ view, news }: { view: SubscriptionView; news: AddressNews }) {
  const { t } = useTranslation();
  // Also the address of a payment that nobody made.
  const [isBack] = useState(news.checkout !== null);
  const { go, isLeaving } = useLeaveFor(useStartCheckout());
  useForgotten(isBack && news.checkout !== null, news);
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
function Wish({ view, news, onUpgrade }: Pick<ArrivalPanelProps, 'view' | 'news' | 'onUpgrade'>) {
  const { t } = useTranslation();
  const { wish } = news;
  const purchase = wish && findPurchase(view, wish);
  const [had, setHad] = useState<Plan | null>(null);
  if (purchase === 'has' && had !== wish) setHad(wish);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each wish
  useEffect(() => {
    if (purchase === 'upgrade') onUpgrade();
  }, [purchase]);
  useForgotten(purchase !== null && purchase !== 'buy', news);
  if (wish !== null && purchase === 'buy') return <PurchasePanel plan={wish} view={view} onLater={news.forget} />;
  if (had === null) return null;
  return <Banner tone="good" title={t('subscription.purchase.has', { plan: t(`plan.name.${had}`) })} />;
}

function useForgotten(isDone: boolean, { forget }: AddressNews): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it changes the address, and with it itself
  useEffect(() => {
    if (isDone) forget();
  }, [isDone]);
}

function isBuyable(plan: Plan | undefined): plan is PaidPlan {
  return plan === 'pro' || plan === 'advanced';
}
