export { requestTakedown, requireMayRequest } from './request-takedown.ts';
