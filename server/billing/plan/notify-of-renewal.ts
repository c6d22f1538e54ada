import type { Plan } from '@tangent/domain/plan/plan.ts';
import { enqueuePlanMail } from '../../engagement/mail/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

/** Says some days before that a plan is about to be paid again: when, and how much. */
export function notifyOfRenewal(tx: Tx, { account_id, plan, amount_cents, renews_at }: RenewalAhead): Promise<void> {
  return enqueuePlanMail(tx, {
    mail: 'renews_soon',
    user_id: account_id,
    plan,
    plan_now: plan,
    amount_cents,

    until: renews_at.toISOString(),
    refund_until: null,
  });
}

interface RenewalAhead {
  account_id: string;
  /** The plan that begins then; after a planned step down another one than now. */
  plan: Plan;
  amount_cents: number;
  renews_at: Date;
}
