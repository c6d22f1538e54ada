import type { Language } from '../../../locale.ts';
import { countSyllables } from '../syllables.ts';
import type { LanguagePack, Noun, NounPhrase } from './pack.ts';
import type { Event } from './read-pack.ts';

/** A noun with what stands around it, as it is written. */
export interface WrittenPhrase {
  readonly phrase: NounPhrase;
  readonly text: string;
  /** The word that closes it, on which its rhyme depends. */
  readonly last: string;
  readonly weight: number;
}

const counted = new WeakMap<WrittenPhrase, number>();

/** Counts the syllables of a phrase, once. */
export function countPhrase(phrase: WrittenPhrase, language: Language): number {
  const known = counted.get(phrase);
  if (known !== undefined) return known;
  const count = countSyllables(phrase.text, language);
  counted.set(phrase, count);
  return count;
}

const ADJECTIVE_SHARE = 0.45;

const known = new WeakMap<Noun, Map<string, readonly WrittenPhrase[]>>();

/** Lists a noun after a particle with every determiner and adjective that goes with it; they are written once. */
export function listPhrases(noun: Noun, particle: string, pack: LanguagePack): readonly WrittenPhrase[] {
  const ofNoun = known.get(noun) ?? new Map<string, readonly WrittenPhrase[]>();
  known.set(noun, ofNoun);
  const phrases = ofNoun.get(particle) ?? writePhrases(noun, particle, pack);
  ofNoun.set(particle, phrases);
  return phrases;
}

const shortest = new WeakMap<readonly WrittenPhrase[], number>();

/** The fewest syllables of the noun of an event with what stands around it; they are counted once. */
export function findShortest({ noun, role, particle }: Event, pack: LanguagePack): number {
  const phrases = listPhrases(noun, role === 'object' ? particle : '', pack);
  const found = shortest.get(phrases) ?? Math.min(...phrases.map((phrase) => countPhrase(phrase, pack.language)));
  shortest.set(phrases, found);
  return found;
}

function writePhrases(noun: Noun, particle: string, { grammar }: LanguagePack): WrittenPhrase[] {
  const count = noun.adjectives.length;
  return grammar.determiners.flatMap(({ name, weight }) =>
    [null, ...noun.adjectives].flatMap((adjective): WrittenPhrase[] => {
      const phrase = { noun, determiner: name, adjective, particle };
      const text = grammar.writePhrase(phrase);
      if (text === null) return [];
      const plain = count === 0 ? 1 : 1 - ADJECTIVE_SHARE;
      const share = adjective === null ? plain : ADJECTIVE_SHARE / count;
      const last = text.split(' ').at(-1) ?? '';
      return [{ phrase, text, last, weight: weight * share }];
    }),
  );
}
