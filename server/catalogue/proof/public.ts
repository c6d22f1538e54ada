export { findProofIssues } from './find-proof-issues.ts';
export { listSentProofs } from './proof-view.ts';
export { sendProof } from './send-proof.ts';
