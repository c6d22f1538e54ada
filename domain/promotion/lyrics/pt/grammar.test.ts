import { describe, expect, test } from 'vitest';
import type { LyricBrief } from '../check-brief.ts';
import { listPhrases } from '../engine/phrases.ts';
import { readPack } from '../engine/read-pack.ts';
import { listRows, readMarks } from '../engine/rows.ts';
import { hasMotif } from '../fill-slot.ts';
import { MOODS } from '../mood.ts';
import { writeSong } from '../write-song.ts';
import { PORTUGUESE_ADJECTIVES } from './adjectives.ts';
import { PORTUGUESE_GRAMMAR } from './grammar.ts';
import { PORTUGUESE } from './portuguese-pack.ts';
import { PORTUGUESE_VERBS } from './verbs.ts';

/** Words that only stand before a noun of one gender and number. */
const WORDS = {
  m: 'o um meu seu nosso aquele esse',
  f: 'a uma minha sua nossa aquela essa',
  mp: 'os meus seus nossos aqueles esses',
  fp: 'as minhas suas nossas aquelas essas',
} as const;
const AGREEMENTS = ['m', 'f', 'mp', 'fp'] as const;

const rows = listRows(PORTUGUESE_ADJECTIVES).map(readMarks);
const adjectives = new Map(
  rows.map(({ words, groups }) => [groups.includes('phrase') ? words.join(' ') : words[0], words]),
);
const isPhrase = (adjective: string) => adjective.includes(' ');
const readVerb = (key: string) => {
  const row = listRows(PORTUGUESE_VERBS).find((one) => one.startsWith(`${key} `)) ?? '';
  const { words, groups } = readMarks(row.replaceAll('|', ' '));
  return PORTUGUESE_GRAMMAR.readVerb(words, groups);
};

describe('Portuguese', () => {
  test('agrees in every phrase that a scene can write: determiner, noun and adjective', () => {
    const phrases = [...readPack(PORTUGUESE).nouns.values()].flatMap((noun) => listPhrases(noun, '', PORTUGUESE));
    expect(phrases.length).toBeGreaterThan(5000);
    const wrong = phrases.filter(({ phrase: { noun, adjective }, text }) => {
      const [agreement] = AGREEMENTS.filter((one) => noun.marks.includes(one));
      if (agreement === undefined) return true;
      const forms = adjective === null ? [] : (adjectives.get(adjective) ?? []);
      const own = adjective === null || isPhrase(adjective) ? adjective : forms[AGREEMENTS.indexOf(agreement)];
      return !WORDS[agreement].split(' ').some((word) => {
        const around = [
          [word, noun.key, own],
          [word, own, noun.key],
        ].map((words) => words.filter(Boolean).join(' '));
        return around.includes(text);
      });
    });
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  test('joins a preposition with what follows it, and never within a word of the artist', () => {
    const joined = [
      ['dormi em o cais, em a rua, em um bar, em aquela ilha', 'dormi no cais, na rua, num bar, naquela ilha'],
      ['fugi de os corvos, de essa casa, de ela', 'fugi dos corvos, dessa casa, dela'],
      ['voltei pra o mar, pra a serra, pra os meus', 'voltei pro mar, pra serra, pros meus'],
      ['andei por a rua, por os trilhos, por uma rua', 'andei pela rua, pelos trilhos, por uma rua'],
      ['fui a o porto, a a praia, a as ilhas, a aquele bar', 'fui ao porto, à praia, às ilhas, àquele bar'],
      ['a água, a onda, o ar e a areia', 'a água, a onda, o ar e a areia'],
    ];
    for (const [line = '', sung] of joined) expect(PORTUGUESE_GRAMMAR.polish(line)).toBe(sung);
    const bed = { key: 'camas', forms: { word: 'camas' }, marks: ['fp', 'own'], adjectives: [] };
    const own = { noun: bed, determiner: 'meu', adjective: null, particle: 'em' };
    expect(PORTUGUESE_GRAMMAR.polish(`dormi ${PORTUGUESE_GRAMMAR.writePhrase(own)}`)).toBe('dormi nas minhas camas');
    const title = PORTUGUESE_GRAMMAR.writeMotif('De o mar a o céu', null, false);
    expect(PORTUGUESE_GRAMMAR.polish(title).replace(/\s/g, ' ')).toBe('De o mar a o céu');
  });

  test('has the same form for você and ela, and no command to do what nobody does on purpose', () => {
    expect(readVerb('abrir')).toMatchObject({
      'past:2s': 'abriu',
      'past:3s': 'abriu',
      'if:1s': 'abrir',
      order: 'abra',
      do: 'abrir',
      doing: 'abrindo',
      participle: 'aberto',
    });
    const { order, do: plan, infinitive } = readVerb('perder');
    expect({ order, plan, infinitive }).toEqual({ infinitive: 'perder' });
  });

  test('two verbs of one form rhyme only by grammar; a noun rhymes with both', () => {
    const { isWeakRhyme } = PORTUGUESE_GRAMMAR;
    expect(isWeakRhyme('cantar', 'dançar')).toBe(true);
    expect(isWeakRhyme('quebrado', 'cansado')).toBe(true);
    expect(isWeakRhyme('cantar', 'mar')).toBe(false);
    expect(isWeakRhyme('chegou', 'avô')).toBe(false);
  });

  test('every word of the artist is in the song, also one that no scene has', () => {
    const brief: LyricBrief = {
      title: 'De o mar a o céu',
      genre: 'folk',
      mood: 'sad',
      language: 'pt',
      dedicated_to: 'Conceição',
      custom_words: ['farol', 'jabuticaba', 'saudade', 'xodó'],
    };
    for (const mood of MOODS)
      for (const seed of ['1', '2']) {
        const song = writeSong({ ...brief, mood }, seed);
        const text = song.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n');
        const missing = [brief.title, brief.dedicated_to, ...brief.custom_words].filter(
          (word) => !hasMotif(text, word, 'pt'),
        );
        expect(missing).toEqual([]);
      }
  });
});
