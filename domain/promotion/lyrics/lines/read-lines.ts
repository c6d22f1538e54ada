import type { Language } from '../../../locale.ts';
import type { Mood } from '../mood.ts';
import { type LineEnd, readLineEnd } from '../rhyme.ts';
import { COUPLETS_EN } from './couplets-en.ts';
import { COUPLETS_ES } from './couplets-es.ts';
import { COUPLETS_PT } from './couplets-pt.ts';
import { COUPLETS_TR } from './couplets-tr.ts';
import { SLOTS_EN } from './slots-en.ts';
import { SLOTS_ES } from './slots-es.ts';
import { SLOTS_PT } from './slots-pt.ts';
import { SLOTS_TR } from './slots-tr.ts';

/** Where in a song a couplet fits: a verse tells, a hook speaks out. */
export type Place = 'verse' | 'hook';

/** An own line with its rhyme. */
export interface OwnLine {
  readonly text: string;
  readonly end: LineEnd | null;
}

/** Two own lines that rhyme, and where in a song they fit. */
interface Couplet {
  readonly moods: readonly Mood[];
  readonly place: Place;
  readonly lines: readonly [OwnLine, OwnLine];
  /** Whether each line may stand without the other. */
  readonly can_part: boolean;
}

/** A line with a place for the title, the name or a custom word: `{t}`, `{n}` or `{w}`, with a Turkish form after a colon. */
export interface SlotLine {
  readonly slot: 'title' | 'name' | 'word';
  readonly text: string;
}

const COUPLETS: Readonly<Record<Language, string>> = {
  en: COUPLETS_EN,
  es: COUPLETS_ES,
  pt: COUPLETS_PT,
  tr: COUPLETS_TR,
};
const SLOTS: Readonly<Record<Language, string>> = { en: SLOTS_EN, es: SLOTS_ES, pt: SLOTS_PT, tr: SLOTS_TR };

interface OwnLines {
  readonly couplets: readonly Couplet[];
  readonly slots: readonly SlotLine[];
}

const known = new Map<Language, OwnLines>();

/** Returns the own lines of a language; they are read once. */
export function readOwnLines(language: Language): OwnLines {
  const own = known.get(language) ?? readLines(language);
  known.set(language, own);
  return own;
}

function readLines(language: Language): OwnLines {
  const toLine = (text: string): OwnLine => {
    return { text: text.charAt(0).toLocaleUpperCase(language) + text.slice(1), end: readLineEnd(text, language) };
  };
  const couplets = readBlocks(COUPLETS[language]).map(({ tags: [moods, place], line }): Couplet => {
    const [first = '', second = ''] = line.split(/ \/\/? /);
    const lines = [toLine(first), toLine(second)] as const;
    return { moods: moods.split(' ') as Mood[], place: place as Place, lines, can_part: !line.includes('//') };
  });
  const slots = readBlocks(SLOTS[language]).map(({ tags: [slot], line }): SlotLine => {
    return { slot: slot as SlotLine['slot'], text: line };
  });
  return { couplets, slots };
}

// A line that begins with # tags the lines below it.
function readBlocks(text: string): { tags: [string, string]; line: string }[] {
  let tags: [string, string] = ['', ''];
  return text
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      if (!line.startsWith('# ')) return [{ tags, line }];
      const [first = '', second = ''] = line.slice(2).split(' | ');
      tags = [first, second];
      return [];
    });
}
