export { approveRelease } from './approve-release.ts';
export type { CodePrefixes } from './assign-codes.ts';
export { confirmProposal, declineProposal } from './decide-proposal.ts';
export type { Verdict } from './decide-review.ts';
export { listReviewWork, listSecondApprovalWork } from './list-review-work.ts';
export { rejectRelease } from './reject-release.ts';
export { reopenRelease } from './reopen-release.ts';
export { listReviewQueue } from './review-queue-view.ts';
export { getReviewView } from './review-view.ts';
