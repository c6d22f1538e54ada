import { ANY_TIME, readTime } from './lrc.ts';
import type { TimedWord } from './timed-lyrics.ts';

// While marks are removed from a line, the times of its words stand among them as signs that no text has and no pattern
// of a mark knows: characters that Unicode keeps for use inside programs.
const OPEN = '\uFDE0';
const ZERO = 0xfdd0;
const CODED = /\uFDE0([\uFDD0-\uFDD9]{10})/gu;
const LEADING = /^(?:\s*\uFDE0[\uFDD0-\uFDD9]{10})*/u;

/** Removes characters that a text cannot mean, because programs keep them for themselves. */
export function removeNoncharacters(text: string): string {
  return text.replace(/[\uFDD0-\uFDEF\uFFFE\uFFFF]/gu, '');
}

/** Replaces times among words by signs. */
export function codeTimes(text: string): string {
  return text.replace(ANY_TIME, (written) => {
    const digits = String(Math.min(readTime(written), 9_999_999_999)).padStart(10, '0');
    return OPEN + digits.replace(/\d/g, (digit) => String.fromCharCode(ZERO + Number(digit)));
  });
}

/** Returns the text without the signs of times. */
export function withoutTimes(coded: string): string {
  return coded.replace(CODED, '');
}

/** Splits off the times in front of the first word. */
export function splitLeadingTimes(coded: string): { lead: string; rest: string } {
  const [lead = ''] = LEADING.exec(coded) ?? [];
  return { lead, rest: coded.slice(lead.length) };
}

/** Returns the first time among the words, in milliseconds, or null. */
export function findFirstTime(coded: string): number | null {
  const [, digits] = /\uFDE0([\uFDD0-\uFDD9]{10})/u.exec(coded) ?? [];
  return digits === undefined ? null : decodeTime(digits);
}

function decodeTime(digits: string): number {
  return [...digits].reduce((value, digit) => value * 10 + digit.charCodeAt(0) - ZERO, 0);
}

export type WordsOfLine = {
  readonly text: string;
  /** Empty without times of words. */
  readonly words: readonly TimedWord[];
  /** A second time behind the last word, or the only one behind a line without times of words. */
  readonly end_ms: number | null;
};

type Piece = { readonly at_ms: number | null; readonly text: string };

/**
 * Reads words between signs of times. A time with nothing behind it ends the word in front of it. Words in front of the
 * first time begin with the line.
 */
export function decodeWords(coded: string, line_at_ms: number): WordsOfLine {
  const words: { at_ms: number; end_ms: number | null; text: string }[] = [];
  let end_ms: number | null = null;
  let isTimed = false;
  for (const piece of toPieces(coded)) {
    const isFresh = words.at(-1)?.text.endsWith(' ') ?? true;
    const sung = piece.text.trimStart();
    const last = words.at(-1);
    if (last !== undefined && !isFresh && sung !== piece.text) last.text += ' ';
    if (sung !== '') {
      if (last !== undefined && last.end_ms === piece.at_ms) last.end_ms = null;
      words.push({ at_ms: piece.at_ms ?? line_at_ms, end_ms: null, text: sung });
      isTimed ||= piece.at_ms !== null;
      end_ms = null;
    } else if (piece.at_ms !== null && last !== undefined) {
      if (last.end_ms === null) last.end_ms = piece.at_ms;
      else end_ms = piece.at_ms;
    }
  }
  const last = words.at(-1);
  if (last !== undefined) last.text = last.text.trimEnd();
  const text = words.map((word) => word.text).join('');
  return isTimed ? { text, words, end_ms } : { text, words: [], end_ms: end_ms ?? last?.end_ms ?? null };
}

function toPieces(coded: string): Piece[] {
  const tidy = coded.replace(/\s+/gu, ' ');
  const [first = '', ...others] = tidy.split(OPEN);
  return [
    { at_ms: null, text: first },
    ...others.map((part) => ({ at_ms: decodeTime(part.slice(0, 10)), text: part.slice(10) })),
  ];
}
