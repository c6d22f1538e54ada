import { seededRandom } from '../reports/seeded-random.ts';

/** Returns the store's id of a playlist; null without a playlist. */
export function toPlaylistId(store_id: string, playlist: string | null): string | null {
  if (playlist === null) return null;
  return Array.from({ length: 4 }, (_, part) => idPart(seededRandom(`playlist ${part} ${store_id} ${playlist}`))).join(
    '',
  );
}

const idPart = (chance: number): string =>
  Math.floor(chance * 36 ** 5)
    .toString(36)
    .padStart(5, '0');
