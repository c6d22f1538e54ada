import { type Forms, PERSONS, type Person } from '../engine/pack.ts';
import { listRows } from '../engine/rows.ts';
import { listTenseCells, makeRomanceGrammar, type RomanceDeterminer } from '../romance-grammar.ts';
import { SPANISH_ADJECTIVES } from './adjectives.ts';
import { SPANISH_VERBS } from './verbs.ts';

const DETERMINERS: readonly RomanceDeterminer[] = [
  {
    name: 'el',
    weight: 6,
    forms: ['el', 'la', 'los', 'las'],
    marks: ['one', 'own', 'any'],
    isMass: true,
    tonic: 'el',
  },
  { name: 'un', weight: 1.4, forms: ['un', 'una', null, null], marks: ['own', 'any'], isMass: false, tonic: 'un' },
  { name: 'mi', person: '1s', weight: 2, forms: ['mi', 'mi', 'mis', 'mis'], marks: ['own', 'mine'], isMass: true },
  { name: 'tu', person: '2s', weight: 2, forms: ['tu', 'tu', 'tus', 'tus'], marks: ['own', 'mine'], isMass: true },
  {
    name: 'nuestro',
    person: '1p',
    weight: 0.5,
    forms: ['nuestro', 'nuestra', 'nuestros', 'nuestras'],
    marks: ['own'],
    isMass: true,
  },
  { name: 'ese', weight: 1, forms: ['ese', 'esa', 'esos', 'esas'], marks: ['own', 'any'], isMass: true },
  { name: 'cada', weight: 0.2, forms: ['cada', 'cada', null, null], marks: ['any'], isMass: false },
];

const PRONOUNS: Readonly<Record<Person, string>> = { '1s': 'me', '2s': 'te', '3s': 'se', '1p': 'nos', '3p': 'se' };

/** Endings that every verb has: two of them rhyme only by grammar. */
const ENDINGS =
  /(?:ar|er|ir|ado|ada|ados|adas|ido|ida|idos|idas|ando|iendo|aba|aban|abas|ía|ían|ías|aste|iste|amos|emos|imos|aron|ieron|ó|é|í)$/;

export const SPANISH_GRAMMAR = makeRomanceGrammar({
  subjects: { '1s': '', '2s': '', '3s': '', '1p': '', '3p': '' },
  determiners: DETERMINERS,
  adjectives: SPANISH_ADJECTIVES,
  // `wish` is the present of the subjunctive, `order` the imperative of tú.
  verbCells: [
    'infinitive',
    ...['present', 'past', 'imperfect', 'wish'].flatMap(listTenseCells),
    'order',
    'gerund',
    'participle',
  ],
  addForms: ({ participle, order, ...plain }, marks) => {
    const isReflexive = plain.infinitive?.endsWith('se') ?? false;
    const forms = isReflexive ? addPronouns(plain) : plain;
    const isWilled = !marks.includes('chance') && order !== undefined;
    return {
      ...forms,
      // No line has the `state` of a verb in -se: it keeps adjectives from repeating the verb (se rompe el hielo roto).
      ...(participle !== undefined && { [isReflexive ? 'state' : 'participle']: participle }),
      ...(isWilled && { ...nameWilled(forms), order }),
    };
  },
  // `do`, `doing` and `order` are what is done on purpose; a verb with a pronoun has no participle (me he puesto).
  optionalForms: ['do', 'doing', 'order', 'participle', 'state'],
  pastForms: ['past', 'imperfect'],
  polish: (line) =>
    line
      .replace(/(?<=^|\s)([Aa]|[Dd]e) el(?=\s)/g, (_whole, word: string) => `${word}l`)
      .replace(/(?<=^|\s)([Yy]) (?=(?:i|í|hi(?!e)))/g, (_whole, word: string) => (word === 'Y' ? 'E ' : 'e '))
      .replace(/ o (?=h?[oó])/g, ' u '),
  isWeakRhyme: (one, other) => {
    const ending = ENDINGS.exec(one)?.[0];
    return ending !== undefined && ENDINGS.exec(other)?.[0] === ending && readMade().has(one) && readMade().has(other);
  },
});

/** Adds the pronoun of each person to a verb such as ponerse: me pongo, ponerme, poniéndome. */
function addPronouns(forms: Forms): Forms {
  const stems = { infinitive: forms.infinitive?.slice(0, -2) ?? '', gerund: forms.gerund?.slice(0, -2) ?? '' };
  const attached = PERSONS.flatMap((person) =>
    Object.entries(stems).map(([form, stem]) => [`${form}:${person}`, stem + PRONOUNS[person]]),
  );
  const finite = Object.entries(forms).map(([name, form]) => {
    const person = PERSONS.find((one) => name.endsWith(`:${one}`));
    return [name, person ? `${PRONOUNS[person]} ${form}` : form];
  });
  return Object.fromEntries([...finite, ...attached]);
}

function nameWilled(forms: Forms): Forms {
  const willed = Object.entries(forms).flatMap(([name, form]) => {
    if (name.startsWith('infinitive')) return [[name.replace('infinitive', 'do'), form]];
    if (name.startsWith('gerund')) return [[name.replace('gerund', 'doing'), form]];
    return [];
  });
  return Object.fromEntries(willed);
}

let made: ReadonlySet<string> | null = null;

/** Returns all forms of verbs and adjectives; they are read once. */
function readMade(): ReadonlySet<string> {
  made ??= new Set([...listRows(SPANISH_VERBS), ...listRows(SPANISH_ADJECTIVES)].flatMap((row) => row.split(/[\s|]+/)));
  return made;
}
