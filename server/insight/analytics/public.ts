export { aggregateStores } from './aggregate-stores.ts';
export { buildFigureQuery, type FigureQuery } from './figure-query.ts';
export { listAnnotations } from './list-annotations.ts';
export { computeTotal, readSeries } from './read-series.ts';
export { sumRevenueByMonth } from './sum-revenue.ts';
export { listTopTracks } from './top-tracks.ts';
export { writeTrendYears } from './write-trend-years.ts';
