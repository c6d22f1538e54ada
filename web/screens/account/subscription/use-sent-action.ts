import type { SubscriptionView } from '@tangent/contract/plan.ts';
import type { Plan } from '@tangent/domain/plan/plan.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../ui/toast.tsx';
import { hasTakenEffect, type SentAction } from './has-taken-effect.ts';

type SentActionState = {
  readonly send: (action: SentAction) => void;
  /** The plan that has just begun, to be made something of. */
  readonly startedPlan: Plan | null;
  readonly setStartedPlan: (plan: Plan) => void;
};

/** Says that an act has worked once the plan says so itself: the payment service may take its time. */
export function useSentAction(view: SubscriptionView): SentActionState {
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
