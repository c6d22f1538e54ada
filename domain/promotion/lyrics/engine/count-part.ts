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

/** Vowels that a line joins, mostly. */
const JOINED = 2;

/** The most syllables that the parts of a line may have together. */
export function findMost(language: Language): number {
  return METRE_SYLLABLES[language] + SYLLABLE_TOLERANCE + (JOINING.includes(language) ? JOINED : 0);
}

export const LEAST_NOUN = 2;
export const LEAST_VERB = 1;
const LEAST_TAIL = 2;

/** The fewest syllables that a part can have. */
function countLeast(part: string | Slot, language: Language): number {
  if (typeof part === 'string') return countPart(part, language);
  if (part.name === 'object' || part.name === 'actor') return LEAST_NOUN;
  if (part.name === 'tail') return LEAST_TAIL;
  return isVerbSlot(part) ? LEAST_VERB : 0;
}

const known = new WeakMap<Frame, readonly number[]>();

/** Lists the fewest syllables of each part, with those of its end. */
export function listLeast(frame: Frame, { least }: { readonly least: number }, language: Language): readonly number[] {
  const open = listOpen(frame, language);
  return open.map((count, at) => (frame.parts[at] === frame.endSlot ? Math.max(count, least) : count));
}

/** Lists the fewest syllables of each part, whatever its end is; they are counted once. */
function listOpen(frame: Frame, language: Language): readonly number[] {
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
  const sum = listOpen(frame, language).reduce((total, count) => total + count, 0);
  spare.set(frame, findMost(language) - sum + ends);
  return findRoom(frame, language);
}

/** Whether a frame can make a line of the metre with an end of so many syllables. */
export function fits(frame: Frame, least: number, language: Language): boolean {
  return least <= findRoom(frame, language);
}
