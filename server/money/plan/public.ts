export { grantPlan } from './grant-plan.ts';
export { listPlansBefore } from './plan-at.ts';
export { findOwnSubscription } from './plan-store.ts';
export { redactMessages } from './redact-messages.ts';
export { revokePlanGrant } from './revoke-plan-grant.ts';
export { stopBilling } from './stop-billing.ts';
export { getUserPlan } from './user-plan-view.ts';
