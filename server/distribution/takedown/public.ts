export { removeTrack, restoreTrack } from './remove-track.ts';
export { requestTakedown, requireMayRequest } from './request-takedown.ts';
