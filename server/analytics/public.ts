export { poseQuestion, type Question } from './question.ts';
export { readSeries, totalOf } from './read-series.ts';
export { sumMonths } from './sum-revenue.ts';
export { sumStores } from './sum-stores.ts';
export { listTopTracks } from './top-tracks.ts';
export { writeTrendYears } from './write-trend-years.ts';
