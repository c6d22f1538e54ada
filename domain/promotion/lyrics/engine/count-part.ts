import type { Language } from '../../../locale.ts';
import { METRE_SYLLABLES } from '../../lyrics-limits.ts';
import { countSyllables, SYLLABLE_TOLERANCE } from '../syllables.ts';
import { type Frame, isVerbSlot, type Slot } from './frame.ts';

/** Syllables of the parts of lines, by language and text; emptied when it is full. */
const counted: Readonly<Record<Language, Map<string, number>>> = {
  en: new Map(),
  es: new Map(),
  pt: new Map(),
  tr: new Map(),
};
const COUNTED_MAX = 10_000;

/** Counts the syllables of a part of a line. */
export function countPart(text: string, language: Language): number {
  const known = counted[language].get(text);
  if (known !== undefined) return known;
  if (counted[language].size >= COUNTED_MAX) counted[language].clear();
  const count = countSyllables(text, language);
  counted[language].set(text, count);
  return count;
}

/** Languages that join the vowels of two words, so that a line has fewer syllables than its parts. */
const JOINING: readonly Language[] = ['es', 'pt'];

/** The most syllables that the parts of a line may have together. */
export function findMost({ parts }: Frame, language: Language): number {
  return METRE_SYLLABLES[language] + SYLLABLE_TOLERANCE + (JOINING.includes(language) ? parts.length : 0);
}

const LEAST_NOUN = 2;
const LEAST_TAIL = 2;

/** The fewest syllables that a part can have. */
function countLeast(part: string | Slot, language: Language): number {
  if (typeof part === 'string') return countPart(part, language);
  if (part.name === 'object' || part.name === 'actor') return LEAST_NOUN;
  if (part.name === 'tail') return LEAST_TAIL;
  return isVerbSlot(part) ? 1 : 0;
}

const known = new WeakMap<Frame, readonly number[]>();

/** Lists the fewest syllables of each part; they are counted once. */
export function listLeast(frame: Frame, language: Language): readonly number[] {
  const least = known.get(frame) ?? frame.parts.map((part) => countLeast(part, language));
  known.set(frame, least);
  return least;
}

const spare = new WeakMap<Frame, number>();

/** The syllables that are left for the end of a line when its other parts have the fewest. */
function findRoom(frame: Frame, language: Language): number {
  const found = spare.get(frame);
  if (found !== undefined) return found;
  const ends = frame.endSlot === null ? 0 : countLeast(frame.endSlot, language);
  const sum = listLeast(frame, language).reduce((total, count) => total + count, 0);
  spare.set(frame, findMost(frame, language) - sum + ends);
  return findRoom(frame, language);
}

/** Whether a frame can make a line of the metre with an end of so many syllables. */
export function fits(frame: Frame, least: number, language: Language): boolean {
  return least <= findRoom(frame, language);
}
