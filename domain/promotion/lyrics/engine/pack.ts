import type { Genre } from '../../../genre.ts';
import type { Language } from '../../../locale.ts';

/** Persons of a verb: I, you, she or he, we, they. */
export const PERSONS = ['1s', '2s', '3s', '1p', '3p'] as const;
export type Person = (typeof PERSONS)[number];

/** Word forms by name: `past`, or with a person `past:2s`. */
export type Forms = Readonly<Record<string, string>>;

export interface Verb {
  readonly key: string;
  readonly forms: Forms;
  /** Names of its forms without their person: `past`. */
  readonly tenses: ReadonlySet<string>;
  /** `long`: it can last (all night); `chance`: nobody does it on purpose (lose, hear). */
  readonly marks: readonly string[];
}

/** Marks at the end of a verb's row, after an @. */
export const VERB_MARKS = ['long', 'chance'] as const;

/**
 * Marks of events: `in` and `out` happen only there, `nowhere` takes no place; with `other` the noun is never that of the
 * person who does it (I called your name), with `self` nobody else’s (I clenched my fist).
 */
export const EVENT_MARKS = ['in', 'out', 'nowhere', 'other', 'self'] as const;

export interface Noun {
  readonly key: string;
  readonly forms: Forms;
  /** Marks of the second column: how the noun agrees, and which determiners it takes. */
  readonly marks: readonly string[];
  /** Adjectives that go with this noun, by their key. */
  readonly adjectives: readonly string[];
}

/** A determiner: its name in frames, and how often it comes beside the others. */
export interface Determiner {
  readonly name: string;
  readonly weight: number;
  /** Whose the noun is: my, your, our. */
  readonly person?: Person;
}

/** A noun with what stands around it. */
export interface NounPhrase {
  readonly noun: Noun;
  readonly determiner: string;
  readonly adjective: string | null;
  /** The verb's preposition before the noun, or its case, such as `+dat`. Empty for a plain object. */
  readonly particle: string;
}

/** The grammar of a language, as far as its rows need it. */
export interface Grammar {
  /** Reads the cells of a verb's row into its forms. A form that is missing is left out. */
  readVerb(cells: readonly string[], marks: readonly string[]): Forms;
  /** Forms that every verb has to have: `past`, or `past:2s` where they differ by person. */
  readonly verbForms: readonly string[];
  /** Forms that only some verbs have, such as those of what is done on purpose; a frame takes only verbs that have them. */
  readonly optionalForms: readonly string[];
  /** Those among the names that tell of the past. */
  readonly pastForms: readonly string[];
  /** Reads the cells of a noun's first column into its forms. */
  readNoun(cells: readonly string[]): Forms;
  readonly nounForms: readonly string[];
  /** Marks that a noun may have in its second column. */
  readonly nounMarks: readonly string[];
  readonly determiners: readonly Determiner[];
  /** Writes determiner, adjective and noun; null when they do not go together. Throws for an adjective that it lacks. */
  writePhrase(phrase: NounPhrase): string | null;
  /** The case of a noun that something is done to, where its event names none; without it, a plain object is unmarked. */
  readonly plainObject?: string;
  /** Person of a noun that does something. */
  personOf(noun: Noun): Person;
  /** The subject before a verb; empty where the verb is enough. */
  writeSubject(person: Person): string;
  /** Writes a title, name or custom word of the artist in a form that the frame names; null for none. */
  writeMotif(text: string, form: string | null, isName: boolean): string;
  /** Repairs what follows from neighbours: a or an, del, na. */
  polish(line: string): string;
  /** Whether the rhyme of a word is certain. */
  hasSound(word: string): boolean;
  /** Whether two ends rhyme only by their grammar (-ed, -ar, -di). */
  isWeakRhyme(one: string, other: string): boolean;
}

/** A scene: where songs play, with the words that really go together there. */
export interface SceneText {
  readonly name: string;
  /** How often a song of a genre plays here; a genre that is not named has 1. */
  readonly genres: Readonly<Partial<Record<Genre, number>>>;
  /** `forms | marks | adjectives` */
  readonly nouns: string;
  /** `verb [particle] [+ or -] [@mark …] | noun, noun …`: what is done with it; the marks are `EVENT_MARKS`. */
  readonly events: string;
  /** `noun | verb, verb …`: what it does by itself; the noun may carry `+` or `-`. */
  readonly happenings: string;
  /** `group [group] [+ or -] | phrase, phrase …`: what closes or opens a line. */
  readonly tails: string;
}

/** Everything that a language needs to write songs. */
export interface LanguagePack {
  readonly language: Language;
  readonly grammar: Grammar;
  /** A verb in a row. */
  readonly verbs: string;
  /** Nouns that several scenes use. */
  readonly nouns: string;
  /** Tails that fit every scene. */
  readonly tails: string;
  /** Lines that show something: verses. */
  readonly clauses: string;
  /** Lines that say something: choruses and bridges. */
  readonly statements: string;
  /** Lines with a place for the artist's title, name or word. */
  readonly motifs: string;
  readonly scenes: readonly SceneText[];
}
