import type { Determiner, Forms, Grammar, Noun } from '../engine/pack.ts';
import {
  inflect,
  readStem,
  TURKISH_CASES,
  type TurkishCase,
  type TurkishForm,
  type TurkishOwner,
  writeNoun,
} from '../turkish.ts';
import type { StemFlags } from '../turkish-words.ts';
import { writeVerbForms } from './verb-forms.ts';

// Marks of nouns: `own` can have an owner (fenerim), `any` cannot (fırtına), `one` there is only one of (deniz), `mine`
// always has an owner (sesim), `many` is also told of in the plural, `mass` is not counted.
const MARKS = ['own', 'any', 'one', 'mine', 'many', 'mass'] as const;

interface TurkishDeterminer extends Determiner {
  readonly marks: readonly string[];
  readonly word?: string;
  readonly owner?: TurkishOwner;
  readonly isPlural?: boolean;
}

/** Words before a noun, and its endings in their place. */
const DETERMINERS: readonly TurkishDeterminer[] = [
  { name: 'the', weight: 6, marks: ['own', 'any', 'one'] },
  { name: 'a', weight: 1.2, marks: ['own', 'any'], word: 'bir' },
  { name: 'my', person: '1s', owner: '1s', weight: 1.6, marks: ['own', 'mine'] },
  { name: 'your', person: '2s', owner: '2s', weight: 1.6, marks: ['own', 'mine'] },
  { name: 'our', person: '1p', owner: '1p', weight: 0.6, marks: ['own'] },
  { name: 'that', weight: 0.9, marks: ['own', 'any'], word: 'o' },
  { name: 'this', weight: 0.7, marks: ['own', 'any'], word: 'bu' },
  { name: 'all', weight: 1.4, marks: ['many'], isPlural: true },
  // The noun after a relative clause, whatever the verb's case: bindiğim gemi. Only where a frame names it.
  { name: 'head', weight: 0, marks: ['own', 'any', 'one'] },
];

const FLAGS: Readonly<Record<string, StemFlags>> = {
  drop: { drops: true },
  soft: { softens: true },
  hard: { softens: false },
  front: { isFront: true },
  double: { doubles: true },
  compound: { isCompound: true },
};

const OWNERS = ['1s', '2s', '1p'] as const;
const nameForm = (owner: string | null, isPlural: boolean, ending: string) =>
  [owner, isPlural ? 'many' : null, ending].filter(Boolean).join('-');

/** The grammar without its weak rhymes, for which the nouns of the pack are needed. */
export const TURKISH_GRAMMAR: Omit<Grammar, 'isWeakRhyme'> = {
  readVerb: ([stem = '', aorist = '', ...states], marks) => {
    if (stem === '' || aorist === '') return {};
    const forms = {
      ...writeVerbForms(stem.replaceAll('_', ' '), aorist.replaceAll('_', ' ')),
      // Adjectives for the result: nobody breaks the broken oar.
      ...Object.fromEntries(states.map((state) => [`state ${state}`, state])),
    };
    const isWilled = ([name]: [string, string]) => !WILLED.includes(name.split(':')[0] ?? '');
    return marks.includes('chance') ? Object.fromEntries(Object.entries(forms).filter(isWilled)) : forms;
  },
  verbForms: [
    'past:1s',
    'pastneg:1s',
    'present:1s',
    'aorist:1s',
    'rumour:1s',
    'presentneg:1s',
    'aoristneg:1s',
    'if:1s',
    'wish:1s',
    'wishneg:1s',
  ].concat(['did:1s', 'rel:1s', 'ip', 'when', 'while', 'without', 'may', 'maynot', 'will:3s']),
  optionalForms: ['do', 'dont', 'would', 'by', 'to', 'forto', 'theact', 'must'],
  pastForms: ['past', 'pastneg', 'rumour', 'did', 'wish', 'wishneg'],
  readNoun: ([word, ...names]): Forms => {
    if (word === undefined || !names.every((name) => name in FLAGS)) return {};
    const stem = readStem(word, Object.assign({}, ...names.map((name) => FLAGS[name])));
    const forms = [null, ...OWNERS].flatMap((owner) =>
      [false, true].flatMap((isPlural) =>
        TURKISH_CASES.map((ending) => [
          nameForm(owner, isPlural, ending),
          writeNoun(stem, { case: ending, isPlural, owner }),
        ]),
      ),
    );
    return Object.fromEntries(forms);
  },
  nounForms: ['nom', 'acc', 'dat'],
  nounMarks: MARKS,
  determiners: DETERMINERS,
  writePhrase: ({ noun, determiner, adjective, particle }) => {
    const row = DETERMINERS.find(({ name }) => name === determiner);
    if (!row || !takes(noun, row)) return null;
    const ending = findCase(particle, row);
    const form = noun.forms[nameForm(row.owner ?? null, row.isPlural ?? false, ending)];
    if (form === undefined) throw new Error(`${noun.key} has no case ${particle}`);
    const words = row.word === 'bir' ? [adjective, row.word] : [row.word, adjective];
    return [...words, form, particle.split(' ').slice(1).join(' ')].filter(Boolean).join(' ');
  },
  plainObject: '+acc',
  personOf: () => '3s',
  writeSubject: () => '',
  writeMotif: (text, form, isName) => (form === null ? text : inflect(text, form as TurkishForm, isName)),
  polish: (line) => line,
  hasSound: () => true,
};

/** Forms of what is done on purpose. */
const WILLED: readonly string[] = ['do', 'dont', 'would', 'by', 'to', 'forto', 'theact', 'must'];

function takes({ marks }: Noun, row: TurkishDeterminer): boolean {
  if (marks.includes('mass') && row.word === 'bir') return false;
  return row.marks.some((mark) => marks.includes(mark));
}

/** The case that a verb's column names, such as `+dat`; who does something has none, and a plain object none after `bir`. */
function findCase(particle: string, { name, word }: TurkishDeterminer): TurkishCase {
  if (name === 'head' || (word === 'bir' && particle === '+acc')) return 'nom';
  return TURKISH_CASES.find((ending) => particle.startsWith(`+${ending}`)) ?? 'nom';
}
