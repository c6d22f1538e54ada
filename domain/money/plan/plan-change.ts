/** Changes of a plan, as the owner's history, the audit log and the emails name them. */
export const PLAN_CHANGES = [
  'started',
  'upgraded',
  'renewed',
  'downgrade_planned',
  'downgraded',
  'cancelled',
  'resumed',
  'payment_failed',
  'ended',
  'refunded',
  'granted',
  'grant_ended',
] as const;
export type PlanChange = (typeof PLAN_CHANGES)[number];

/** Returns the name of a change in the audit log: `plan.upgraded`. */
export function toAuditAction(change: PlanChange): `plan.${PlanChange}` {
  return `plan.${change}`;
}
