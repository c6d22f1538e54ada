/** How a share is said in a headline: in words where a word is right, else in percent. */
export type ShareWord = 'all' | 'most' | 'half' | 'third' | 'quarter' | 'share';

/** The smallest share that rounds to the word, largest word first. */
const LIMITS: readonly (readonly [ShareWord, number, number])[] = [
  ['all', 0.995, 1],
  ['most', 0.55, 0.995],
  ['half', 0.47, 0.53],
  ['third', 0.31, 0.36],
  ['quarter', 0.235, 0.265],
];

/** Finds the word for a share from 0 to 1: 'half' from 47 to 53 %; 'share' where only the number itself is right. */
export function findShareWord(share: number): ShareWord {
  return LIMITS.find(([, least, most]) => share >= least && share <= most)?.[0] ?? 'share';
}
