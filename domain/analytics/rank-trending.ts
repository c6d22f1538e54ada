import { TRENDING_MIN_STREAMS } from '../limits.ts';

type Grown = { readonly streams: number; readonly before: number };

/**
 * Stores by how their streams grew, the fastest first. Those with fewer than 10 streams are left out, and growth is measured
 * against at least 10, so that one listener more is no trend; of equal growth the larger one comes first.
 */
export function rankTrending<Store extends Grown>(stores: readonly Store[]): Store[] {
  return stores
    .filter(({ streams }) => streams >= TRENDING_MIN_STREAMS)
    .sort((a, b) => computeGrowth(b) - computeGrowth(a) || b.streams - a.streams);
}

function computeGrowth({ streams, before }: Grown): number {
  return (streams - before) / Math.max(before, TRENDING_MIN_STREAMS);
}
