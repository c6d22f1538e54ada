export { listStoreNames } from './list-store-names.ts';
export { poseQuestion, type Question } from './question.ts';
export { readSeries, totalOf } from './read-series.ts';
export { sumParts } from './sum-parts.ts';
export { sumMonths } from './sum-revenue.ts';
export { listTopTracks } from './top-tracks.ts';
export { writeTrendYears } from './write-trend-years.ts';
