import type { SubscriptionView } from '@tangent/contract/money/plan.ts';

type Billing = NonNullable<SubscriptionView['billing']>;

export const PERIOD_END = '2027-03-01T10:00:00.000Z';

const BILLING: Billing = {
  plan: 'pro',
  status: 'active',
  period_end: PERIOD_END,
  cancel_at_period_end: false,
  pending_plan: null,
  is_pending: false,
  next_price_cents: 4999,
  grace_ends_at: null,
  due_cents: null,
};

/** Builds a plan with or without billing; PRO by card unless stated otherwise. */
export function buildView(billing: Partial<Billing> | null, changes: Partial<SubscriptionView> = {}): SubscriptionView {
  return {
    plan: 'pro',
    checkout: null,
    actions: [],
    upgrade: null,
    refund: null,
    support_hours: 24,
    payments: [],
    history: [],
    subscription: {
      plan_name: 'tangent_pro',
      status: 'active',
      expires_at: PERIOD_END,
      provider: 'stripe',
      cancel_at_period_end: false,
    },
    billing: billing && { ...BILLING, ...billing },
    ...changes,
  };
}
