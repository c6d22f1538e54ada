import type { SubscriptionView } from '@tangent/contract/money/plan.ts';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../../parts/text/format.ts';
import { Card } from '../../../../ui/card.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { type PillTone, StatusPill } from '../../../../ui/status-pill.tsx';
import { FreeRules } from './free-rules.tsx';
import type { SentAction } from './has-taken-effect.ts';
import { PlanButtons } from './plan-buttons.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { findPlanState, type PlanState } from './plan-state.ts';

type PlanCardProps = {
  view: SubscriptionView;
  onSelect: (action: SentAction) => void;
  onSent: (action: SentAction) => void;
};

/**
 * Shows the effective plan, how it continues, who bills it and the available actions (S3-020, S3-021, A-003, A-106 to
 *
 */
export function PlanCard({ view, onSelect, onSent }: PlanCardProps) {
  const { t } = useTranslation();
  const state = findPlanState(view);
  return (
    <Card isRegion title={t('account.plan.title')} action={<StatePill kind={state.kind} />}>
      <div className="grid gap-5">
        <p className="display text-panel">{t(`plan.name.${view.plan}`)}</p>
        <PlanContinuation view={view} state={state} />
        <PlanFacts view={view} state={state} />
        {state.kind === 'lapsed' && <FreeRules isAhead={false} />}
        {view.billing?.is_pending && (
          <p role="status" className="flex items-start gap-2 text-ink-2">
            <span className="mt-0.5">
              <Spinner />
            </span>
            {t('subscription.wait.pending')}
          </p>
        )}
        <PlanButtons view={view} onSelect={onSelect} onSent={onSent} />
      </div>
    </Card>
  );
}

const PILL_TONES: Record<Exclude<PlanState['kind'], 'free'>, PillTone> = {
  renews: 'live',
  ends: 'warn',
  steps_down: 'info',
  granted: 'good',
  past_due: 'bad',
  lapsed: 'quiet',
};

function StatePill({ kind }: { kind: PlanState['kind'] }) {
  const { t } = useTranslation();
  if (kind === 'free') return null;
  return <StatusPill tone={PILL_TONES[kind]}>{t(`subscription.pill.${kind}`)}</StatusPill>;
}

/** Says how the plan continues; also names the billed plan when a granted plan includes more. */
function PlanContinuation({ view, state }: { view: SubscriptionView; state: PlanState }) {
  const { t, i18n } = useTranslation();
  const { subscription, billing, plan } = view;
  const date = state.kind === 'free' ? '' : formatDate(state.on, i18n.language);
  const isBeside = billing?.status === 'active' && subscription.provider !== 'stripe';
  return (
    <div className="-mt-2 grid max-w-lead gap-2 leading-relaxed text-ink-2">
      <p>
        {state.kind === 'steps_down'
          ? t('account.plan.state.steps_down', { date, plan: t(`plan.name.${billing?.pending_plan ?? 'pro'}`) })
          : t(`account.plan.state.${state.kind}`, { date })}
      </p>
      {isBeside && (
        <p>
          {t(`subscription.second_plan.${billing.cancel_at_period_end ? 'ends' : 'renews'}`, {
            plan: t(`plan.name.${billing.plan}`),
            date: formatDate(billing.period_end, i18n.language),
          })}
        </p>
      )}
      {plan !== 'free' && subscription.provider === 'apple' && <p>{t('account.plan.apple')}</p>}
    </div>
  );
}
