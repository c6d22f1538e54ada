export { cancelPlanRequests, cancelRequests } from './cancel-requests.ts';
export { createRails } from './create-rails.ts';
export { handleSetupEvent, handleTransferEvent } from './handle-message.ts';
export { listApprovalWork, listUnknownPayoutWork } from './list-payout-work.ts';
export type { Rails } from './rails.ts';
export { findOpenWithdrawal } from './withdrawal-facts.ts';
