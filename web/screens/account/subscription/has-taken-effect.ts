import type { SubscriptionView } from '@tangent/contract/plan.ts';
import { isAwaitingConfirmation, type PlainPlanAction } from '../../../api/subscription.ts';

export type SentAction = PlainPlanAction | 'upgrade';
type Facts = Pick<SubscriptionView, 'billing' | 'checkout' | 'refund'>;

/** Whether what was asked for is so by now: said by the plan as it was read, not by the answer to the press. */
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

/** Whether a plan that was just paid is here. */
export function hasPlanStarted(view: SubscriptionView): boolean {
  return !isAwaitingConfirmation(view) && view.billing !== null;
}
