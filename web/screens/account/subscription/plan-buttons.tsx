import type { SubscriptionView } from '@tangent/contract/plan.ts';
import { useTranslation } from 'react-i18next';
import { type PlainPlanAct, usePlanAct } from '../../../api/subscription.ts';
import { formatDollars } from '../../../texts/format-dollars.ts';
import { Button } from '../../../ui/button.tsx';
import type { ButtonTone } from '../../../ui/button-look.ts';
import { ActTrouble } from './act-trouble.tsx';
import type { SentAct } from './has-happened.ts';
import { type ButtonAct, listPlanButtons } from './list-plan-buttons.ts';
import { PortalButton } from './portal-button.tsx';

type PlanButtonsProps = {
  view: SubscriptionView;
  /** Asks before something is ended. */
  onAsk: (act: SentAct) => void;
  onSent: (act: SentAct) => void;
};

/** Exactly what can be done; paying and taking back need no question. */
export function PlanButtons({ view, onAsk, onSent }: PlanButtonsProps) {
  const pay = usePlanAct('pay');
  const resume = usePlanAct('resume');
  const nameOf = useActNames(view);
  const direct = { pay, resume };
  const buttons = listPlanButtons(view.acts);
  if (buttons.length === 0) return null;
  const buttonOf = (act: ButtonAct, tone: ButtonTone) => {
    if (act === 'portal') return <PortalButton key={act} tone={tone} />;
    const call = act === 'pay' || act === 'resume' ? direct[act] : null;
    const press = () => (call ? call.mutate(undefined, { onSuccess: () => onSent(act) }) : onAsk(act));
    return (
      <Button
        key={act}
        tone={tone}
        busy={call?.isPending ?? false}
        aria-haspopup={call ? undefined : 'dialog'}
        onClick={press}
      >
        {nameOf(act)}
      </Button>
    );
  };
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">{buttons.map(({ act, tone }) => buttonOf(act, tone))}</div>
      <ActTrouble act="pay" error={pay.error} />
      <ActTrouble act="resume" error={resume.error} />
    </div>
  );
}

/** What the buttons say: what is paid, and which plan one goes down to. */
function useActNames({ billing }: SubscriptionView): (act: PlainPlanAct) => string {
  const { t, i18n } = useTranslation();
  return (act) => {
    if (act === 'pay')
      return t('subscription.act.pay', { amount: formatDollars(billing?.due_cents ?? 0, i18n.language) });
    if (act === 'downgrade') return t('subscription.act.downgrade', { plan: t('plan.name.pro') });
    return t(`subscription.act.${act}`);
  };
}
