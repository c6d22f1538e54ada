export { countOpenFraudCases } from './count-open-fraud-cases.ts';
export { enqueueMonitoring } from './enqueue-monitoring.ts';
