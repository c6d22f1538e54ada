import { describe, expect, test } from 'vitest';
import type { Noun, NounPhrase } from '../engine/pack.ts';
import { readPack } from '../engine/read-pack.ts';
import { listRows, readMarks } from '../engine/rows.ts';
import { SPANISH_ADJECTIVES } from './adjectives.ts';
import { SPANISH_GRAMMAR } from './grammar.ts';
import { SPANISH } from './spanish-pack.ts';
import { SPANISH_VERBS } from './verbs.ts';

const noun = (word: string, marks: string): Noun => {
  return { key: word, forms: { word }, marks: marks.split(' '), adjectives: [] };
};
const write = (one: Noun, determiner: string, change: Partial<NounPhrase> = {}) =>
  SPANISH_GRAMMAR.writePhrase({ noun: one, determiner, adjective: null, particle: '', ...change });
const readVerb = (key: string) => {
  const row = listRows(SPANISH_VERBS).find((one) => one.startsWith(`${key} `)) ?? '';
  const { words, groups } = readMarks(row.replaceAll('|', ' '));
  return SPANISH_GRAMMAR.readVerb(words, groups);
};

describe('Spanish', () => {
  test.each<[Noun, string, string | null, string]>([
    [noun('farol', 'm own'), 'el', 'roto', 'el farol roto'],
    [noun('llave', 'f own'), 'mi', 'viejo', 'mi vieja llave'],
    [noun('redes', 'fp own'), 'nuestro', 'vacío', 'nuestras redes vacías'],
    [noun('barcos', 'mp any'), 'ese', 'azul', 'esos barcos azules'],
    [noun('agua', 'f any mass tonic'), 'el', 'frío', 'el agua fría'],
    [noun('ancla', 'f any tonic'), 'un', null, 'un ancla'],
    [noun('ancla', 'f any tonic'), 'el', 'último', 'la última ancla'],
    [noun('ancla', 'f any tonic'), 'ese', null, 'esa ancla'],
  ])('%o with %s and %s', (one, determiner, adjective, expected) => {
    expect(write(one, determiner, { adjective })).toBe(expected);
  });

  test('refuses a determiner that its noun does not take', () => {
    expect(write(noun('mar', 'm one'), 'un')).toBeNull();
    expect(write(noun('voz', 'f mine'), 'el')).toBeNull();
    expect(write(noun('vino', 'm own mass'), 'cada')).toBeNull();
    expect(write(noun('olas', 'fp any'), 'un')).toBeNull();
    expect(() => write(noun('mar', 'm one'), 'el', { adjective: 'azulado' })).toThrow('no row for the adjective');
  });

  test.each([
    ['volvió de el mar a el muelle', 'volvió del mar al muelle'],
    ['besé a el capitán de ella', 'besé al capitán de ella'],
    ['plata y hierro y iglesias y hielo', 'plata y hierro e iglesias y hielo'],
    ['Y invité a el pescador', 'E invité al pescador'],
    ['plata o oro', 'plata u oro'],
  ])('"%s" is sung "%s"', (line, expected) => {
    expect(SPANISH_GRAMMAR.polish(line)).toBe(expected);
  });

  test('a verb in -se takes the pronoun of its person', () => {
    expect(readVerb('ponerse')).toMatchObject({
      'present:1s': 'me pongo',
      'past:3p': 'se pusieron',
      'wish:1p': 'nos pongamos',
      'do:2s': 'ponerte',
      'doing:1p': 'poniéndonos',
      order: 'ponte',
    });
    expect(readVerb('ponerse').participle).toBeUndefined();
    expect(readVerb('romperse').state).toBe('roto');
  });

  test('what nobody does on purpose is no command and no plan', () => {
    const { order, do: plan, infinitive, participle } = readVerb('perder');
    expect({ order, plan, infinitive, participle }).toEqual({ infinitive: 'perder', participle: 'perdido' });
    expect(readVerb('abrir')).toMatchObject({ order: 'abre', do: 'abrir', doing: 'abriendo', participle: 'abierto' });
  });

  test('two verbs of one form rhyme only by grammar; a noun rhymes with both', () => {
    const { isWeakRhyme } = SPANISH_GRAMMAR;
    expect(isWeakRhyme('cantar', 'bailar')).toBe(true);
    expect(isWeakRhyme('oxidado', 'cansado')).toBe(true);
    expect(isWeakRhyme('cantar', 'mar')).toBe(false);
    expect(isWeakRhyme('dormido', 'ruido')).toBe(false);
  });
});

describe('the words of the Spanish scenes', () => {
  const AGREEMENTS = ['m', 'f', 'mp', 'fp'];
  const adjectives = new Map(
    listRows(SPANISH_ADJECTIVES).map((row) => [row.split(' ')[0], row.split(' ').slice(0, 4)]),
  );
  const { nouns } = readPack(SPANISH);
  /** Determiners of each agreement; the masculine ones stand before a tonic noun too. */
  const SPEECH = {
    m: ['el', 'un', 'mi', 'tu', 'nuestro', 'ese', 'cada'],
    f: ['la', 'una', 'mi', 'tu', 'nuestra', 'esa', 'cada'],
    mp: ['los', 'mis', 'tus', 'nuestros', 'esos'],
    fp: ['las', 'mis', 'tus', 'nuestras', 'esas'],
  } as const;

  test('agree in gender and number with every determiner and adjective', () => {
    const wrong: string[] = [];
    for (const one of nouns.values()) {
      const at = AGREEMENTS.findIndex((mark) => one.marks.includes(mark));
      for (const { name } of SPANISH_GRAMMAR.determiners)
        for (const adjective of [null, ...one.adjectives]) {
          const text = write(one, name, { adjective });
          if (text === null) continue;
          const own = adjective === null ? undefined : adjectives.get(adjective)?.[at];
          const [first = '', ...rest] = text.split(' ');
          const isTonic = one.marks.includes('tonic') && rest[0] === one.key;
          const articles: readonly string[] = isTonic ? ['el', 'un', ...SPEECH.f] : (Object.values(SPEECH)[at] ?? []);
          const words = [one.key, own].filter(Boolean).sort().join(' ');
          if (!articles.includes(first) || rest.sort().join(' ') !== words) wrong.push(text);
        }
    }
    expect(wrong).toEqual([]);
    expect(nouns.size).toBeGreaterThan(400);
  });

  test('have one mark of gender and number, and fit the shape of their word', () => {
    const marked = [...nouns.values()].filter(
      ({ marks }) => AGREEMENTS.filter((mark) => marks.includes(mark)).length !== 1,
    );
    expect(marked).toEqual([]);
    const plural = [...nouns.values()].filter(({ marks }) => marks.includes('mp') || marks.includes('fp'));
    expect(plural.filter(({ key }) => !key.endsWith('s'))).toEqual([]);
  });
});
