import type { ErnRelease } from '../model.ts';

/**
 * Lists the ISRCs of the tracks that a message withdraws while the others stay. A check of the message needs them,
 * because a forgotten deal looks the same.
 */
export function listWithdrawn({ tracks }: Pick<ErnRelease, 'tracks'>): string[] {
  return tracks.filter(({ deals }) => deals?.length === 0).map(({ isrc }) => isrc);
}
