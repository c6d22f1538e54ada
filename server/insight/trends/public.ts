export { matchTrends } from './match-trends.ts';
