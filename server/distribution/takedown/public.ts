export { requestTakedown } from './request-takedown.ts';
