import type { Grammar, Noun, NounPhrase } from './pack.ts';

/** A noun with what stands around it, as it is written. */
export interface WrittenPhrase {
  readonly phrase: NounPhrase;
  readonly text: string;
  /** The word that closes it, on which its rhyme depends. */
  readonly last: string;
  readonly weight: number;
}

const ADJECTIVE_SHARE = 0.45;

const known = new WeakMap<Noun, Map<string, readonly WrittenPhrase[]>>();

/** Lists a noun after a particle with every determiner and adjective that goes with it; they are written once. */
export function listPhrases(noun: Noun, particle: string, grammar: Grammar): readonly WrittenPhrase[] {
  const ofNoun = known.get(noun) ?? new Map<string, readonly WrittenPhrase[]>();
  known.set(noun, ofNoun);
  const phrases = ofNoun.get(particle) ?? writePhrases(noun, particle, grammar);
  ofNoun.set(particle, phrases);
  return phrases;
}

function writePhrases(noun: Noun, particle: string, { determiners, writePhrase }: Grammar): WrittenPhrase[] {
  const count = noun.adjectives.length;
  return determiners.flatMap(({ name, weight }) =>
    [null, ...noun.adjectives].flatMap((adjective): WrittenPhrase[] => {
      const phrase = { noun, determiner: name, adjective, particle };
      const text = writePhrase(phrase);
      if (text === null) return [];
      const plain = count === 0 ? 1 : 1 - ADJECTIVE_SHARE;
      const share = adjective === null ? plain : ADJECTIVE_SHARE / count;
      return [{ phrase, text, last: text.split(' ').at(-1) ?? '', weight: weight * share }];
    }),
  );
}
