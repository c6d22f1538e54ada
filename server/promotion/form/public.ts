export { listRequestWork } from './list-request-work.ts';
