import type { SubscriptionView } from '@tangent/contract/money/plan.ts';
import type { PlanAction } from '@tangent/domain/money/plan/plan-action.ts';
import { useTranslation } from 'react-i18next';
import { type PlainPlanAction, usePlanAction } from '../../../../api/money/subscription.ts';
import { formatDollars } from '../../../../texts/format-dollars.ts';
import { Button } from '../../../../ui/button.tsx';
import type { ButtonTone } from '../../../../ui/button-class.ts';
import { ActionError } from './action-error.tsx';
import type { SentAction } from './has-taken-effect.ts';
import { PortalButton } from './portal-button.tsx';

/** The actions with a button on the plan itself; plans to buy appear beside it, with their prices. */
const BUTTONS = ['pay', 'resume', 'portal', 'downgrade', 'refund', 'cancel'] as const satisfies readonly PlanAction[];
type ButtonAction = (typeof BUTTONS)[number];

const TONES: Record<ButtonAction, ButtonTone> = {
  pay: 'volt',
  resume: 'volt',
  portal: 'plain',
  downgrade: 'plain',
  refund: 'quiet',
  cancel: 'quiet',
};

/** Returns the buttons of a plan in order: first the action that solves a problem, last the one that ends the plan. */
export function listPlanButtons(actions: readonly PlanAction[]): { action: ButtonAction; tone: ButtonTone }[] {
  return BUTTONS.filter((action) => actions.includes(action)).map((action) => ({ action, tone: TONES[action] }));
}

type PlanButtonsProps = {
  view: SubscriptionView;
  /** Opens the dialog that asks before something is ended. */
  onSelect: (action: SentAction) => void;
  onSent: (action: SentAction) => void;
};

/** Shows a button for each available action; only paying and resuming need no dialog. */
export function PlanButtons({ view, onSelect, onSent }: PlanButtonsProps) {
  const pay = usePlanAction('pay');
  const resume = usePlanAction('resume');
  const actionName = useActionNames(view);
  const direct = { pay, resume };
  const buttons = listPlanButtons(view.actions);
  if (buttons.length === 0) return null;
  const renderButton = (action: ButtonAction, tone: ButtonTone) => {
    if (action === 'portal') return <PortalButton key={action} tone={tone} />;
    const call = action === 'pay' || action === 'resume' ? direct[action] : null;
    const press = () => (call ? call.mutate(undefined, { onSuccess: () => onSent(action) }) : onSelect(action));
    return (
      <Button
        key={action}
        tone={tone}
        busy={call?.isPending ?? false}
        aria-haspopup={call ? undefined : 'dialog'}
        onClick={press}
      >
        {actionName(action)}
      </Button>
    );
  };
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">{buttons.map(({ action, tone }) => renderButton(action, tone))}</div>
      <ActionError action="pay" error={pay.error} />
      <ActionError action="resume" error={resume.error} />
    </div>
  );
}

/** Returns a function that labels the buttons, with the amount to pay or the plan to downgrade to. */
function useActionNames({ billing }: SubscriptionView): (action: PlainPlanAction) => string {
  const { t, i18n } = useTranslation();
  return (action) => {
    if (action === 'pay')
      return t('subscription.action.pay', { amount: formatDollars(billing?.due_cents ?? 0, i18n.language) });
    if (action === 'downgrade') return t('subscription.action.downgrade', { plan: t('plan.name.pro') });
    return t(`subscription.action.${action}`);
  };
}
