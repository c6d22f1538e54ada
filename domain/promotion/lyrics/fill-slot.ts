import type { Language } from '../../locale.ts';
import { METRE_SYLLABLES } from '../lyrics-limits.ts';
import type { SlotLine } from './lines/read-lines.ts';
import { countSyllables, SYLLABLE_TOLERANCE } from './syllables.ts';
import { inflect, listStems, type TurkishForm } from './turkish.ts';

/** A title, a name or a custom word, which has to be in a song. */
export interface Motif {
  readonly slot: SlotLine['slot'];
  readonly text: string;
  /** The end of a motif whose beginning has lines of its own before: it opens its line. */
  readonly isRest?: boolean;
}

const MARKS = /\{[tnw](?::(\w+))?\}/g;

/** Puts a motif into a slot line; the line begins with a capital letter. */
export function fillSlot(line: string, { slot, text }: Motif, language: Language): string {
  const filled = line.replace(MARKS, (_mark, form: TurkishForm | undefined) =>
    form === undefined ? text : inflect(text, form, slot === 'name'),
  );
  const first = String.fromCodePoint(filled.codePointAt(0) ?? 32);
  return first.toLocaleUpperCase(language) + filled.slice(first.length);
}

/** A long title or name on several lines: the heads are lines of their own, the tail stands in a line with others. */
interface Split {
  readonly heads: readonly string[];
  readonly tail: string;
}

/** Lists the ways to split a motif between its words: whole first, then those whose last head is nearest to the metre. */
export function listSplits(text: string, language: Language): Split[] {
  const words = text.split(' ');
  const splits = words.map((_, at) => {
    return { heads: fillLines(words.slice(0, at), language), tail: words.slice(at).join(' ') };
  });
  const off = ({ heads }: Split) => {
    const last = heads.at(-1);
    return last === undefined ? -1 : Math.abs(countSyllables(last, language) - METRE_SYLLABLES[language]);
  };
  return splits.sort((one, other) => off(one) - off(other));
}

/** Puts words on lines, as many on each as the metre allows. */
function fillLines(words: readonly string[], language: Language): string[] {
  const most = METRE_SYLLABLES[language] + SYLLABLE_TOLERANCE;
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && countSyllables(longer, language) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Returns whether a motif stands in a text; a Turkish word may carry endings. */
export function hasMotif(text: string, motif: string, language: Language): boolean {
  const plain = (value: string) => value.normalize('NFC').toLocaleLowerCase(language).replace(/\s+/g, ' ').trim();
  const [whole, wanted] = [plain(text), plain(motif)];
  if (whole.includes(wanted)) return true;
  // gönül stands in gönlümü, kitap in kitabı.
  return language === 'tr' && listStems(wanted).some((stem) => startsWord(whole, stem));
}

function startsWord(text: string, stem: string): boolean {
  return text
    .split(stem)
    .slice(0, -1)
    .some((before) => !/[\p{L}\p{M}]$/u.test(before));
}
