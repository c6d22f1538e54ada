import { TRENDING_MIN_STREAMS } from '../dashboard-limits.ts';

type Grown = { readonly streams: number; readonly before: number };

/**
 * Ranks stores by the growth of their streams, fastest first. Stores with fewer than 10 streams are left out,
 * and growth is measured against at least 10, so that one more listener is no trend; for equal growth the larger store
 * comes first.
 */
export function rankTrending<Store extends Grown>(stores: readonly Store[]): Store[] {
  return stores
    .filter(({ streams }) => streams >= TRENDING_MIN_STREAMS)
    .sort((a, b) => computeGrowth(b) - computeGrowth(a) || b.streams - a.streams);
}

/** Computes the growth by which stores are ranked: 0.5 for half as many streams more; below zero for fewer. */
function computeGrowth({ streams, before }: Grown): number {
  return (streams - before) / Math.max(before, TRENDING_MIN_STREAMS);
}
