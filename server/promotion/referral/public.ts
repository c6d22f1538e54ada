export { listReferralWork } from './list-referral-work.ts';
