import type { Forms, Grammar } from '../engine/pack.ts';
import { listRows } from '../engine/rows.ts';
import { makeRomanceGrammar, type RomanceDeterminer } from '../romance-grammar.ts';
import { PORTUGUESE_ADJECTIVES } from './adjectives.ts';
import { PORTUGUESE_VERBS } from './verbs.ts';

const DETERMINERS: readonly RomanceDeterminer[] = [
  { name: 'o', weight: 6, forms: ['o', 'a', 'os', 'as'], marks: ['one', 'own', 'any'], isMass: true },
  { name: 'um', weight: 1.4, forms: ['um', 'uma', null, null], marks: ['own', 'any'], isMass: false },
  {
    name: 'meu',
    person: '1s',
    weight: 2,
    forms: ['meu', 'minha', 'meus', 'minhas'],
    marks: ['own', 'mine'],
    isMass: true,
  },
  { name: 'seu', person: '2s', weight: 2, forms: ['seu', 'sua', 'seus', 'suas'], marks: ['own', 'mine'], isMass: true },
  {
    name: 'nosso',
    person: '1p',
    weight: 0.6,
    forms: ['nosso', 'nossa', 'nossos', 'nossas'],
    marks: ['own'],
    isMass: true,
  },
  {
    name: 'aquele',
    weight: 0.7,
    forms: ['aquele', 'aquela', 'aqueles', 'aquelas'],
    marks: ['own', 'any'],
    isMass: false,
  },
  { name: 'esse', weight: 0.8, forms: ['esse', 'essa', 'esses', 'essas'], marks: ['own', 'any'], isMass: true },
];

/** Você and ela have one form of a verb, and in most tenses eu has it too. */
const nameAll = (tense: string, persons: readonly string[]) => persons.map((person) => `${tense}:${person}`).join(',');
const listTense = (tense: string) => [`${tense}:1s`, nameAll(tense, ['2s', '3s']), `${tense}:1p`, `${tense}:3p`];
const SINGULAR = ['1s', '2s', '3s'] as const;

/** Endings that every verb has: two of them rhyme only by grammar. */
const ENDINGS =
  /(?:ar|er|ir|ado|ada|ados|adas|ido|ida|idos|idas|ando|endo|indo|ava|avam|ia|iam|amos|emos|imos|aram|eram|iram|asse|esse|isse|ou|eu|iu|ei|i)$/;

/** Contractions: a preposition, what follows it, and both as one word. */
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/(?<=^|\s)([Dd])e (?=(?:[oa]s?|est[ea]s?|ess[ea]s?|aquel[ea]s?|el[ea]s?)(?=\s|$))/g, '$1'],
  [/(?<=^|\s)em (?=(?:[oa]s?|um|uma|est[ea]s?|ess[ea]s?|aquel[ea]s?|el[ea]s?)(?=\s|$))/g, 'n'],
  [/(?<=^|\s)Em (?=(?:[oa]s?|um|uma|est[ea]s?|ess[ea]s?|aquel[ea]s?|el[ea]s?)(?=\s|$))/g, 'N'],
  [/(?<=^|\s)([Pp])or (?=[oa]s?(?=\s|$))/g, '$1el'],
  [/(?<=^|\s)([Pp])ra o(?=s?(?=\s|$))/g, '$1ro'],
  [/(?<=^|\s)([Pp])ra a(?=s?(?=\s|$))/g, '$1ra'],
  [/(?<=^|\s)a a(?=s?\s|s?$|quel)/g, 'à'],
  [/(?<=^|\s)a o(?=s?(?=\s|$))/g, 'ao'],
];

const GRAMMAR = makeRomanceGrammar({
  subjects: { '1s': '', '2s': 'você', '3s': 'ela', '1p': '', '3p': 'eles' },
  determiners: DETERMINERS,
  adjectives: PORTUGUESE_ADJECTIVES,
  // The subjunctive: `wish` of the present (que você cante), `unreal` of the past (se eu cantasse), `if` of the future.
  verbCells: [
    'infinitive',
    ...listTense('present'),
    ...listTense('past'),
    nameAll('imperfect', SINGULAR),
    'imperfect:1p',
    'imperfect:3p',
    nameAll('wish', SINGULAR),
    'wish:3p',
    nameAll('unreal', SINGULAR),
    nameAll('if', SINGULAR),
    'if:3p',
    'gerund',
    'participle',
  ],
  // `do`, `doing` and `order` (the command to você) are what is done on purpose.
  addForms: (forms, marks): Forms => {
    const { infinitive, gerund, 'wish:2s': order } = forms;
    if (marks.includes('chance') || !infinitive || !gerund || !order) return forms;
    return { ...forms, do: infinitive, doing: gerund, order };
  },
  optionalForms: ['do', 'doing', 'order'],
  pastForms: ['past', 'imperfect'],
  polish: (line) => CONTRACTIONS.reduce((text, [pattern, joined]) => text.replace(pattern, joined), line),
  isWeakRhyme: (one, other) => {
    const ending = ENDINGS.exec(one)?.[0];
    return ending !== undefined && ENDINGS.exec(other)?.[0] === ending && readMade().has(one) && readMade().has(other);
  },
});

export const PORTUGUESE_GRAMMAR: Grammar = {
  ...GRAMMAR,
  // After em, de and por an owner has its article: na minha cama.
  writePhrase: (phrase) =>
    GRAMMAR.writePhrase(phrase)
      ?.replace(/^(em|de|por) (?=(?:meu|seu|nosso)(s?) )/, '$1 o$2 ')
      .replace(/^(em|de|por) (?=(?:minha|sua|nossa)(s?) )/, '$1 a$2 ') ?? null,
};

let made: ReadonlySet<string> | null = null;

/** Returns all forms of verbs and adjectives; they are read once. */
function readMade(): ReadonlySet<string> {
  made ??= new Set(
    [...listRows(PORTUGUESE_VERBS), ...listRows(PORTUGUESE_ADJECTIVES)].flatMap((row) => row.split(/[\s|]+/)),
  );
  return made;
}
