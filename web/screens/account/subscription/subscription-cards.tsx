import type { SubscriptionView } from '@tangent/contract/plan.ts';
import { useState } from 'react';
import { isUnsettled } from '../../../api/subscription.ts';
import { AllowanceCard } from '../allowance-card.tsx';
import { ArrivalPanel } from './arrival-panel.tsx';
import type { SentAct } from './has-happened.ts';
import { hasOffers } from './has-offers.ts';
import { HistoryCard } from './history-card.tsx';
import { PaymentsCard } from './payments-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanGuide } from './plan-guide.tsx';
import { PlanNotes } from './plan-notes.tsx';
import { PlanOffers } from './plan-offers.tsx';
import { PlanQuestion } from './plan-question.tsx';
import type { AddressNews } from './use-address-news.ts';
import { useSentAct } from './use-sent-act.ts';

type SubscriptionCardsProps = { view: SubscriptionView; news: AddressNews; onReload: () => void };

const COLUMNS = 'grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]';

/** The tab once the plan is known. */
export function SubscriptionCards({ view, news, onReload }: SubscriptionCardsProps) {
  const [asked, setAsked] = useState<SentAct | null>(null);
  const { send, begun, begin } = useSentAct(view);
  const isOffering = hasOffers(view) && !isUnsettled(view) && news.checkout !== 'done';
  return (
    <div className="grid gap-5">
      {/* What comes of waiting is said aloud. */}
      <div aria-live="polite" className="contents">
        <ArrivalPanel
          view={view}
          news={news}
          begun={begun}
          onReload={onReload}
          onArrived={begin}
          onUpgrade={() => setAsked('upgrade')}
        />
      </div>
      <PlanNotes view={view} />
      <div className={COLUMNS}>
        <div className="grid min-w-0 gap-5">
          <PlanCard view={view} onAsk={setAsked} onSent={send} />
          {isOffering && <AllowanceCard />}
        </div>
        {isOffering ? (
          <PlanOffers view={view} isChosen={news.wish !== null} onUpgrade={() => setAsked('upgrade')} />
        ) : (
          <AllowanceCard />
        )}
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <PaymentsCard payments={view.payments} />
        <HistoryCard history={view.history} />
      </div>
      <PlanGuide plan={view.plan} />
      <PlanQuestion view={view} asked={asked} onClose={() => setAsked(null)} onSent={send} />
    </div>
  );
}
