export { countOpenFraudCases } from './count-open-fraud-cases.ts';
export { enqueueMonitoring } from './enqueue-monitoring.ts';
export { listCaseWork } from './list-case-work.ts';
export { listCheckedStores } from './list-checked-stores.ts';
export { type FlaggedDay, listFlaggedDays } from './list-flagged-days.ts';
export { getWarningRecordView } from './warning-record-view.ts';
