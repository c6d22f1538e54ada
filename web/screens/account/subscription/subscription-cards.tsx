import type { SubscriptionView } from '@tangent/contract/plan.ts';
import { useState } from 'react';
import { isAwaitingConfirmation } from '../../../api/subscription.ts';
import { AllowanceCard } from '../allowance-card.tsx';
import { CheckoutPanel } from './checkout-panel.tsx';
import { hasOffers } from './has-offers.ts';
import type { SentAction } from './has-taken-effect.ts';
import { HistoryCard } from './history-card.tsx';
import { PaymentsCard } from './payments-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanGuide } from './plan-guide.tsx';
import { PlanNotes } from './plan-notes.tsx';
import { PlanOffers } from './plan-offers.tsx';
import { PlanQuestion } from './plan-question.tsx';
import { useSentAction } from './use-sent-action.ts';
import type { UrlIntent } from './use-url-intent.ts';

type SubscriptionCardsProps = { view: SubscriptionView; news: UrlIntent; onReload: () => void };

const COLUMNS = 'grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]';

/** The tab once the plan is known. */
export function SubscriptionCards({ view, news, onReload }: SubscriptionCardsProps) {
  const [selected, setSelected] = useState<SentAction | null>(null);
  const { send, startedPlan, setStartedPlan } = useSentAction(view);
  const isOffering = hasOffers(view) && !isAwaitingConfirmation(view) && news.checkout !== 'done';
  return (
    <div className="grid gap-5">
      {/* What comes of waiting is said aloud. */}
      <div aria-live="polite" className="contents">
        <CheckoutPanel
          view={view}
          news={news}
          startedPlan={startedPlan}
          onReload={onReload}
          onPlanStarted={setStartedPlan}
          onUpgrade={() => setSelected('upgrade')}
        />
      </div>
      <PlanNotes view={view} />
      <div className={COLUMNS}>
        <div className="grid min-w-0 gap-5">
          <PlanCard view={view} onSelect={setSelected} onSent={send} />
          {isOffering && <AllowanceCard />}
        </div>
        {isOffering ? (
          <PlanOffers view={view} isChosen={news.wantedPlan !== null} onUpgrade={() => setSelected('upgrade')} />
        ) : (
          <AllowanceCard />
        )}
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <PaymentsCard payments={view.payments} />
        <HistoryCard history={view.history} />
      </div>
      <PlanGuide plan={view.plan} />
      <PlanQuestion view={view} selected={selected} onClose={() => setSelected(null)} onSent={send} />
    </div>
  );
}
