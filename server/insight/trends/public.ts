export { assignTrendStore, findReportedBefore } from './decide-trends.ts';
export { matchTrends } from './match-trends.ts';
export { readTrends } from './read-trends.ts';
export { createTrendsSource } from './reading/create-trends-source.ts';
export { reverseTrends } from './reverse-trends.ts';
export { listTrendFileDays, totalTrendFiles } from './trend-file-view.ts';
