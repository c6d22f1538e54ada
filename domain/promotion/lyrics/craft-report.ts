import { findBannedWords } from '../../catalogue/release/words/banned-words.ts';
import type { Language } from '../../locale.ts';
import { findCliches } from './cliches.ts';
import { compareEnds, type LineEnd, readLineEnd } from './rhyme.ts';
import type { SongSection } from './song.ts';
import { countSyllables, listWords, SYLLABLE_TOLERANCE } from './syllables.ts';

export interface LineReport {
  readonly syllables: number;
  /** Syllables over the metre (positive) or under it, beyond the tolerance; 0 when the line fits. */
  readonly off: number;
  /** The rhyme within the text, from A on; null when the line rhymes with no other of its section. */
  readonly letter: string | null;
  /** Whether the last sound is a vowel, which can be held. */
  readonly open: boolean;
  readonly cliches: readonly string[];
  /** Words that the review of a release looks at. */
  readonly banned: readonly string[];
}

export interface CraftReport {
  /** Metre of the text in syllables: the median of its lines. */
  readonly target: number;
  /** The lines of each section. */
  readonly sections: readonly (readonly LineReport[])[];
  readonly total: number;
  /** Lines within the tolerance of the metre. */
  readonly fitting: number;
  /** Lines that rhyme with an earlier one of their section. */
  readonly perfect: number;
  readonly slant: number;
  /** Lines that end in an open vowel. */
  readonly open: number;
  /** Share of the longer words that stood in the text before, from 0 to 1. */
  readonly repeated_share: number;
}

/** Letters from which on a word counts as repeated: shorter ones are mostly grammar. */
const LONG_WORD_CHARS = 4;

/**
 * Reports the craft of a text: syllables, rhymes, repetition, worn phrases and line ends (own rules, no dictionary). For
 * texts of the tool and of artists alike.
 */
export function reportCraft(sections: readonly Pick<SongSection, 'lines'>[], language: Language): CraftReport {
  const texts = sections.map(({ lines }) => lines.map(({ text }) => text));
  const counts = texts.map((lines) => lines.map((line) => countSyllables(line, language)));
  const target = findMedian(counts.flat().filter((count) => count > 0));
  const ends = texts.map((lines) => lines.map((line) => readLineEnd(line, language)));
  const rhymes = ends.map(findRhymes);
  const letters = nameRhymes(rhymes, ends);
  const reports = texts.map((lines, section) =>
    lines.map((line, place): LineReport => {
      const syllables = counts[section]?.[place] ?? 0;
      return {
        syllables,
        off: measureOff(syllables - target),
        letter: letters[section]?.[place] ?? null,
        open: ends[section]?.[place]?.open ?? false,
        cliches: findCliches(line, language),
        banned: findBannedWords(line),
      };
    }),
  );
  const all = reports.flat();
  const kinds = rhymes.flatMap((section) => section.map(({ kind }) => kind));
  return {
    target,
    sections: reports,
    total: all.length,
    fitting: all.filter(({ off }) => off === 0).length,
    perfect: kinds.filter((kind) => kind === 'perfect').length,
    slant: kinds.filter((kind) => kind === 'slant').length,
    open: all.filter(({ open }) => open).length,
    repeated_share: measureRepetition(texts.flat(), language),
  };
}

function findMedian(counts: readonly number[]): number {
  const sorted = [...counts].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function measureOff(difference: number): number {
  return Math.abs(difference) <= SYLLABLE_TOLERANCE ? 0 : difference;
}

/** The earlier line with which a line rhymes, and how. */
interface Rhyme {
  readonly with: number | null;
  readonly kind: 'perfect' | 'slant' | null;
}

function findRhymes(ends: readonly (LineEnd | null)[]): Rhyme[] {
  return ends.map((end, place) => {
    for (const kind of ['perfect', 'slant'] as const) {
      const partner = ends.findLastIndex((other, at) => at < place && compareEnds(other, end) === kind);
      if (partner >= 0) return { with: partner, kind };
    }
    return { with: null, kind: null };
  });
}

/** Names the rhymes of a text: lines with one sound share a letter, also across sections. */
function nameRhymes(rhymes: readonly Rhyme[][], ends: readonly (readonly (LineEnd | null)[])[]): (string | null)[][] {
  const names = new Map<string, string>();
  return rhymes.map((section, index) => {
    const roots = section.map((_, place) => findRoot(section, place));
    return roots.map((root) => {
      const isAlone = roots.filter((other) => other === root).length === 1;
      if (isAlone) return null;
      const sound = ends[index]?.[root]?.sound ?? '';
      const name = names.get(sound) ?? toLetter(names.size);
      names.set(sound, name);
      return name;
    });
  });
}

function findRoot(section: readonly Rhyme[], place: number): number {
  const partner = section[place]?.with ?? null;
  return partner === null ? place : findRoot(section, partner);
}

function toLetter(index: number): string {
  const round = Math.floor(index / 26);
  return String.fromCharCode(65 + (index % 26)) + (round === 0 ? '' : String(round + 1));
}

function measureRepetition(lines: readonly string[], language: Language): number {
  const words = lines
    .flatMap(listWords)
    .map((word) => word.toLocaleLowerCase(language))
    .filter((word) => word.length >= LONG_WORD_CHARS);
  return words.length === 0 ? 0 : (words.length - new Set(words).size) / words.length;
}
