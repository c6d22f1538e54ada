export { refuseTakenCodes } from './check-codes.ts';
export { moveRelease, type ReleaseMove } from './move-release.ts';
export { publishRelease } from './publish-release.ts';
export { getReleaseView } from './release-view.ts';
