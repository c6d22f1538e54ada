export { findToldBefore, settleTrendStore } from './answer-trends.ts';
export { matchTrends } from './match-trends.ts';
export { readTrends } from './read-trends.ts';
export { openTrends } from './reading/open-trends.ts';
export { reverseTrends } from './reverse-trends.ts';
export { listTrendFileDays, sumTrendFiles } from './trend-file-view.ts';
