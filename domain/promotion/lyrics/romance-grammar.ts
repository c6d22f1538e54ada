import { type Determiner, type Forms, type Grammar, type Noun, PERSONS, type Person } from './engine/pack.ts';
import { listRows, readMarks } from './engine/rows.ts';

/** Gender and number of a noun, in the order in which determiners and adjectives write their forms. */
const AGREEMENTS = ['m', 'f', 'mp', 'fp'] as const;
type Agreement = (typeof AGREEMENTS)[number];

/**
 * Marks of nouns beside gender and number: `one` there is only one of (the sea), `own` can have an owner, `any` cannot,
 * `mine` always does (my voice), `mass` cannot be counted, `tonic` is feminine with a masculine article (el agua).
 */
const MARKS = [...AGREEMENTS, 'one', 'own', 'any', 'mine', 'mass', 'tonic'] as const;

/** A determiner with its forms for `m f mp fp`; null where it has none. */
export interface RomanceDeterminer extends Determiner {
  readonly forms: readonly (string | null)[];
  /** Marks of the nouns that take it. */
  readonly marks: readonly string[];
  /** Whether it takes nouns that cannot be counted. */
  readonly isMass: boolean;
  /** Its form right before a tonic noun. */
  readonly tonic?: string;
}

/** The parts of a grammar that Spanish and Portuguese do not share. */
export interface RomanceOptions {
  /** The subject before a verb; empty where the verb is enough. */
  readonly subjects: Readonly<Record<Person, string>>;
  readonly determiners: readonly RomanceDeterminer[];
  /** A row for each adjective, `m f mp fp`; with @before it stands before its noun, a @phrase (de prata) does not agree. */
  readonly adjectives: string;
  /** The name of each cell of a verb's row, such as `present:1s`; several names of one cell are parted by commas. */
  readonly verbCells: readonly string[];
  /** Adds forms that follow from those of the row. */
  readonly addForms: (forms: Forms, marks: readonly string[]) => Forms;
  /** Forms that not every verb has; all others are required. */
  readonly optionalForms: readonly string[];
  readonly pastForms: readonly string[];
  /** Contractions and the like. */
  readonly polish: (line: string) => string;
  readonly isWeakRhyme: (one: string, other: string) => boolean;
}

interface Adjective {
  readonly forms: readonly string[];
  readonly isBefore: boolean;
}

/** Makes the grammar of Spanish or Portuguese: gender and number agree from stored forms. */
export function makeRomanceGrammar(options: RomanceOptions): Grammar {
  const { determiners, verbCells } = options;
  const adjectives = readAdjectives(options.adjectives);
  return {
    readVerb: (cells, marks) => options.addForms(nameForms(cells, verbCells), marks),
    verbForms: verbCells.flatMap((names) => names.split(',')).filter((name) => !options.optionalForms.includes(name)),
    optionalForms: options.optionalForms,
    pastForms: options.pastForms,
    readNoun: ([word]): Forms => (word === undefined ? {} : { word }),
    nounForms: ['word'],
    nounMarks: MARKS,
    determiners,
    writePhrase: ({ noun, determiner, adjective, particle }) => {
      const own = adjective === null ? null : adjectives.get(adjective);
      if (own === undefined) throw new Error(`no row for the adjective "${adjective}" of "${noun.key}"`);
      const row = determiners.find(({ name }) => name === determiner);
      const before = own?.isBefore ? agree(own, noun) : null;
      const after = own?.isBefore ? null : own && agree(own, noun);
      const word = row ? chooseDeterminer(row, noun, before === null) : null;
      return word === null ? null : [particle, word, before, noun.forms.word, after].filter(Boolean).join(' ');
    },
    personOf: (noun) => (findAgreement(noun).length === 2 ? '3p' : '3s'),
    writeSubject: (person) => options.subjects[person],
    // With spaces that no contraction touches, until the line is finished: the artist's words stay as they are.
    writeMotif: (text) => text.replaceAll(' ', '\u00a0'),
    polish: options.polish,
    // Spelling shows the sound.
    hasSound: () => true,
    isWeakRhyme: options.isWeakRhyme,
  };
}

/** Names of the cells of one tense, a cell for each person. */
export function listTenseCells(tense: string): string[] {
  return PERSONS.map((person) => `${tense}:${person}`);
}

function nameForms(cells: readonly string[], verbCells: readonly string[]): Forms {
  const named = cells.flatMap((cell, at) => (verbCells[at] ?? '').split(',').map((name) => [name, cell]));
  return Object.fromEntries(named.filter(([name]) => name !== ''));
}

function readAdjectives(text: string): Map<string, Adjective> {
  return new Map(
    listRows(text).map((row) => {
      const { words, groups } = readMarks(row);
      const phrase = words.join(' ');
      if (groups.includes('phrase')) return [phrase, { forms: AGREEMENTS.map(() => phrase), isBefore: false }];
      if (words.length !== AGREEMENTS.length) throw new Error(`the adjective "${row}" has not four forms`);
      return [words[0] ?? '', { forms: words, isBefore: groups.includes('before') }];
    }),
  );
}

function findAgreement({ key, marks }: Noun): Agreement {
  const found = AGREEMENTS.find((one) => marks.includes(one));
  if (found === undefined) throw new Error(`the noun "${key}" has no mark of ${AGREEMENTS.join(', ')}`);
  return found;
}

function agree({ forms }: Adjective, noun: Noun): string {
  return forms[AGREEMENTS.indexOf(findAgreement(noun))] ?? '';
}

function chooseDeterminer(row: RomanceDeterminer, noun: Noun, isNext: boolean): string | null {
  const { marks } = noun;
  if (!row.marks.some((mark) => marks.includes(mark)) || (marks.includes('mass') && !row.isMass)) return null;
  if (isNext && marks.includes('tonic') && row.tonic !== undefined) return row.tonic;
  return row.forms[AGREEMENTS.indexOf(findAgreement(noun))] ?? null;
}
