import type { ErnRelease } from '../model.ts';

/**
 * The ISRCs of the tracks that a message takes away while the others stay. Whoever checks the message must know them, because a
 * deal that was forgotten looks the same.
 */
export function listWithdrawn({ tracks }: Pick<ErnRelease, 'tracks'>): string[] {
  return tracks.filter(({ deals }) => deals?.length === 0).map(({ isrc }) => isrc);
}
