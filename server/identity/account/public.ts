export { buildLinkToken, createLink, voidAllLinks } from './account-link.ts';
export { getEffectivePlan, toEffectivePlan } from './effective-plan.ts';
export { enqueueAccountMail, enqueueWelcomeMail } from './enqueue-mail.ts';
export { lockAccount } from './lock-account.ts';
export { createMailboxLimiter } from './mail-limit.ts';
export { presentListedUser, toAccountStatus } from './present-listed-user.ts';
export { presentSubscription } from './present-subscription.ts';
export { findReferrer, makeReferralCode } from './referral-code.ts';
export { requireVerified } from './require-verified.ts';
