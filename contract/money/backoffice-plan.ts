import { PAID_PLANS, PLANS, SUBSCRIPTION_PROVIDERS, SUBSCRIPTION_STATUSES } from '@tangent/domain/money/plan/plan.ts';
import { GRANT_PROVIDERS } from '@tangent/domain/money/plan/purchase.ts';
import { GRANT_MONTHS_MAX } from '@tangent/domain/money/plan-limits.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { id, idempotencyKey, idParams, instant, note } from '../values.ts';
import { planPayment } from './plan.ts';

const planGrant = z.object({
  id,
  plan: z.enum(PLANS),
  provider: z.enum(GRANT_PROVIDERS),
  reason: z.string(),
  /** Null when it was granted from the command line, before any staff existed. */
  granted_by: z.string().nullable(),
  starts_at: instant,
  ends_at: instant,
  /** When it was revoked before its end. */
  revoked_at: instant.nullable(),
  is_running: z.boolean(),
});
export type PlanGrant = z.infer<typeof planGrant>;

/** The plan of an account as staff see it: who bills it, the payments and the grants. */
const userPlan = z.object({
  /** The effective plan. */
  plan: z.enum(PLANS),
  provider: z.enum(SUBSCRIPTION_PROVIDERS).nullable(),
  /** The end of the paid or granted time; in the past when it has ended. */
  expires_at: instant.nullable(),
  /** The subscription that the payment service bills, with the ids it has there. */
  billing: z
    .object({
      customer_id: z.string().nullable(),
      subscription_id: z.string(),
      plan: z.enum(PLANS),
      status: z.enum(SUBSCRIPTION_STATUSES),
      period_end: instant,
      cancel_at_period_end: z.boolean(),
      pending_plan: z.enum(PLANS).nullable(),
      /** The payment service has not confirmed the last action yet. */
      is_pending: z.boolean(),
    })
    .nullable(),
  payments: z.array(planPayment),
  grants: z.array(planGrant),
  /** The plans the caller can grant now; none to themselves. */
  grantable: z.array(z.enum(PAID_PLANS)),
});
export type UserPlan = z.infer<typeof userPlan>;

const USER = '/v1/api/backoffice/people/:id';

export const getUserPlan = defineCall({
  method: 'GET',
  path: `${USER}/plan`,
  summary: 'Returns the plan of an account: who bills it, its payments and its grants',
  params: idParams,
  response: userPlan,
});

export const grantPlan = defineCall({
  method: 'POST',
  path: `${USER}/grants`,
  summary:
    'Grants an account a plan for some months, added after earlier grants; `apple` records a plan that Apple bills',
  params: idParams,
  body: z.object({
    plan: z.enum(PAID_PLANS),
    months: z.number().int().min(1).max(GRANT_MONTHS_MAX),
    provider: z.enum(GRANT_PROVIDERS).default('grant'),
    note,
  }),
  response: userPlan,
  idempotency_key: idempotencyKey,
  requires_key: true,
});

export const revokePlanGrant = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/grants/:id/end',
  summary: 'Revokes a granted plan; it ends immediately',
  params: idParams,
  body: z.object({ note }),
  response: userPlan,
  idempotency_key: idempotencyKey,
  requires_key: true,
});

export const cancelUserPlan = defineCall({
  method: 'POST',
  path: `${USER}/plan/cancel`,
  summary:
    'Cancels the paid subscription of an account at the end of its period, for users who cannot do it themselves',
  params: idParams,
  body: z.object({ note }),
  response: userPlan,
  idempotency_key: idempotencyKey,
  requires_key: true,
});
