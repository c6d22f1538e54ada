export { countOpenCases } from './count-open-cases.ts';
export { enqueueWatch } from './enqueue-watch.ts';
