export { createLink, linkToken } from './account-link.ts';
export { demandVerified } from './demand-verified.ts';
export { lockAccount } from './lock-account.ts';
export { getPlanInForce, planOf } from './plan-in-force.ts';
export { presentSubscription } from './present-subscription.ts';
export { findReferrer, makeReferralCode } from './referral-code.ts';
