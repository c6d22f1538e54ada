export { cancelRequests, cancelRequestsOfPlan } from './cancel-requests.ts';
export { followSetup, followTransfer } from './follow-message.ts';
export { openRails } from './open-rails.ts';
export type { Rails } from './rails.ts';
export { findOpenWithdrawal } from './withdrawal-facts.ts';
