import type { SubscriptionView } from '@tangent/contract/money/plan.ts';
import type { Language } from '@tangent/domain/locale.ts';
import type { Plan } from '@tangent/domain/money/plan/plan.ts';
import type { PlanAction } from '@tangent/domain/money/plan/plan-action.ts';
import { ChevronDown } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAwaitingConfirmation } from '../../../../api/money/subscription.ts';
import { Anchor } from '../../../../parts/page/anchor.tsx';
import { PlanComparison } from '../../../../plans/plan-comparison.tsx';
import { PlanQuestions } from '../../../../plans/plan-questions.tsx';
import { listComingFeatures } from '../../../../site/app-paths.ts';
import { Card } from '../../../../ui/card.tsx';
import { useToast } from '../../../../ui/overlay/toast.tsx';
import { AllowanceCard } from '../allowance-card.tsx';
import { CheckoutPanel } from './checkout-panel.tsx';
import { hasTakenEffect, type SentAction } from './has-taken-effect.ts';
import { HistoryCard } from './history-card.tsx';
import { PaymentsCard } from './payments-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanNotes } from './plan-notes.tsx';
import { PlanOffers } from './plan-offers.tsx';
import { PlanQuestion } from './plan-question.tsx';
import type { UrlIntent } from './use-url-intent.ts';

type SentActionState = {
  readonly send: (action: SentAction) => void;
  /** The plan that has just started; the page welcomes the user to it. */
  readonly startedPlan: Plan | null;
  readonly setStartedPlan: (plan: Plan) => void;
};

/** Reports an action's success once the plan itself shows it: the payment service may take its time. */
function useSentAction(view: SubscriptionView): SentActionState {
  const { t } = useTranslation();
  const toast = useToast();
  const [sent, send] = useState<SentAction | null>(null);
  const [startedPlan, setStartedPlan] = useState<Plan | null>(null);
  useEffect(() => {
    if (sent === null || !hasTakenEffect(sent, view)) return;
    send(null);
    if (sent === 'upgrade') setStartedPlan('advanced');
    else toast('good', t(`subscription.done.${sent}`, { plan: t('plan.name.pro') }));
  }, [sent, view, toast, t]);
  return { send, startedPlan, setStartedPlan };
}

/** The table's sticky head stays below the bar and has the background of its card. */
const TABLE_STYLE = { '--head-top': '3.5rem', '--table-ground': 'var(--surface)' } as CSSProperties;

/** Compares the plans and answers common questions, as on the public page; closed, so that the tab stays short. */
export function PlanGuide({ plan }: { plan: Plan }) {
  const { t, i18n } = useTranslation();
  const locale = { t, language: i18n.language as Language };
  return (
    <Card className="py-1! sm:py-1!">
      <Folded title={t('plans.compare.title')}>
        <div style={TABLE_STYLE}>
          <PlanComparison own={plan} coming={listComingFeatures()} {...locale} />
        </div>
      </Folded>
      <Folded title={t('plans.questions.title')}>
        <PlanQuestions {...locale} />
      </Folded>
    </Card>
  );
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group/folded border-line not-first:border-t">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 font-bold [&::-webkit-details-marker]:hidden">
        <h2 className="text-15 tracking-text">{title}</h2>
        <ChevronDown size={16} className="text-ink-3 group-open/folded:rotate-180" aria-hidden />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}

const OFFERS: readonly PlanAction[] = ['buy_pro', 'buy_advanced', 'upgrade'];

/** Whether a plan can be bought here. */
export function hasOffers({ actions }: Pick<SubscriptionView, 'actions'>): boolean {
  return OFFERS.some((action) => actions.includes(action));
}

type SubscriptionCardsProps = { view: SubscriptionView; news: UrlIntent; onReload: () => void };

const COLUMNS = 'grid items-start gap-5 lg:grid-cols-3-2';

/** Shows the tab once the plan is loaded. */
export function SubscriptionCards({ view, news, onReload }: SubscriptionCardsProps) {
  const [selected, setSelected] = useState<SentAction | null>(null);
  const { send, startedPlan, setStartedPlan } = useSentAction(view);
  const isOffering = hasOffers(view) && !isAwaitingConfirmation(view) && news.checkout !== 'done';
  return (
    <div className="grid gap-5">
      {/* Screen readers announce the result of the wait. */}
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
          <PlanOffers view={view} isChosen={news.requestedPlan !== null} onUpgrade={() => setSelected('upgrade')} />
        ) : (
          <AllowanceCard />
        )}
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Anchor name="payments">
          <PaymentsCard payments={view.payments} />
        </Anchor>
        <HistoryCard history={view.history} />
      </div>
      <PlanGuide plan={view.plan} />
      <PlanQuestion view={view} selected={selected} onClose={() => setSelected(null)} onSent={send} />
    </div>
  );
}
