import type { SubscriptionView } from '@tangent/contract/money/plan.ts';
import { isAwaitingConfirmation, type PlainPlanAction } from '../../../../api/money/subscription.ts';

export type SentAction = PlainPlanAction | 'upgrade';
type Facts = Pick<SubscriptionView, 'billing' | 'checkout' | 'refund'>;

/** Whether an action has taken effect: the plan decides that, not the response to the click. */
export function hasTakenEffect(action: SentAction, view: SubscriptionView): boolean {
  return !isAwaitingConfirmation(view) && HAS_TAKEN_EFFECT[action](view);
}

const HAS_TAKEN_EFFECT: Record<SentAction, (view: Facts) => boolean> = {
  upgrade: ({ billing }) => billing?.plan === 'advanced' && billing.status === 'active',
  downgrade: ({ billing }) => billing?.pending_plan != null,
  cancel: ({ billing }) => billing === null || billing.cancel_at_period_end,
  resume: ({ billing }) => billing !== null && !billing.cancel_at_period_end && billing.pending_plan === null,
  refund: ({ refund }) => refund?.requested_at != null,
  pay: ({ billing }) => billing?.status === 'active',
};

/** Whether a plan that was just paid has started. */
export function hasPlanStarted(view: SubscriptionView): boolean {
  return !isAwaitingConfirmation(view) && view.billing !== null;
}
