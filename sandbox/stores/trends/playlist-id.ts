import { madeUp } from '../reports/made-up.ts';

/** What a store calls a playlist by; null when there is none. */
export function playlistIdOf(store_id: string, playlist: string | null): string | null {
  if (playlist === null) return null;
  return Array.from({ length: 4 }, (_, part) => idPart(madeUp(`playlist ${part} ${store_id} ${playlist}`))).join('');
}

const idPart = (chance: number): string =>
  Math.floor(chance * 36 ** 5)
    .toString(36)
    .padStart(5, '0');
