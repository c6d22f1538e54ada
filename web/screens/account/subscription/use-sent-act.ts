import type { SubscriptionView } from '@tangent/contract/plan.ts';
import type { Plan } from '@tangent/domain/plan/plan.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../ui/toast.tsx';
import { hasHappened, type SentAct } from './has-happened.ts';

type SentActNews = {
  readonly send: (act: SentAct) => void;
  /** The plan that has just begun, to be made something of. */
  readonly begun: Plan | null;
  readonly begin: (plan: Plan) => void;
};

/** Says that an act has worked once the plan says so itself: the payment service may take its time. */
export function useSentAct(view: SubscriptionView): SentActNews {
  const { t } = useTranslation();
  const toast = useToast();
  const [sent, send] = useState<SentAct | null>(null);
  const [begun, begin] = useState<Plan | null>(null);
  useEffect(() => {
    if (sent === null || !hasHappened(sent, view)) return;
    send(null);
    if (sent === 'upgrade') begin('advanced');
    else toast('good', t(`subscription.done.${sent}`, { plan: t('plan.name.pro') }));
  }, [sent, view, toast, t]);
  return { send, begun, begin };
}
