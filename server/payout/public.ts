export { cancelRequests, cancelRequestsOfPlan } from './cancel-requests.ts';
export { followSetup, followTransfer } from './follow-message.ts';
export { findOpenWithdrawal } from './withdrawal-facts.ts';
