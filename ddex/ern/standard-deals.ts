import type { ErnDeal } from '../model.ts';

/**
 * What a streaming and download store gets: streams under subscription and advertising, offline use under subscription,
 * and paid downloads. `startAt` is a UTC instant (`2026-03-01T00:00:00Z`).
 */
export function buildStandardDeals(_territories: string[], _startAt: string): ErnDeal[] {
  throw new Error('not written yet');
}
