export { listChangeWork } from './list-change-work.ts';
