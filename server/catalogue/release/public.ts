export { refuseTakenCodes } from './check-codes.ts';
export { getEntitlement, refuseNewPaidFeatures } from './entitlement.ts';
export { findMetadataIssues } from './find-metadata-issues.ts';
export { mergeMetadata } from './merge-metadata.ts';
export { moveRelease } from './move-release.ts';
export { publishRelease } from './publish-release.ts';
export { getReleaseView } from './release-view.ts';
export { listSubmissions } from './submission.ts';
export { writeMetadata } from './write-metadata.ts';
