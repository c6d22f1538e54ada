/** How a share is said in a headline. */
export type OriginWord = 'all' | 'most' | 'half' | 'share';

/** The smallest share that each word says, the largest first. */
const WORDS: readonly (readonly [OriginWord, number])[] = [
  ['all', 0.995],
  ['most', 0.55],
  ['half', 0.45],
];

/**
 * Says how much of the earnings the largest part is: 'half' from 45 to 55 %, in percent below. Null where that is no fact:
 * without earnings, or where money that was taken back makes a part larger than the whole.
 */
export function chooseOrigin(largest: number, total: number): { word: OriginWord; share: number } | null {
  if (total <= 0 || largest <= 0 || largest > total) return null;
  const share = largest / total;
  return { word: WORDS.find(([, least]) => share >= least)?.[0] ?? 'share', share };
}
