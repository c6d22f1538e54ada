import type { Determiner, Forms, Grammar, Noun, Person } from '../engine/pack.ts';
import { hasEnglishSound } from '../english.ts';

const SUBJECTS: Readonly<Record<Person, string>> = { '1s': 'I', '2s': 'you', '3s': 'she', '1p': 'we', '3p': 'they' };

// Marks of nouns: `one` there is only one of (the sea), `own` can have an owner (my lantern), `any` cannot (a storm), `mine` always does (my voice),
// `many` is a plural, `mass` cannot be counted, `bare` takes no determiner (mercy).
const MARKS = ['one', 'own', 'any', 'mine', 'many', 'mass', 'bare'] as const;

/** Determiners by name, with the marks of the nouns that take them; a plural or mass noun takes none that counts. */
const DETERMINERS: readonly (Determiner & { readonly marks: readonly string[]; readonly plural: string | null })[] = [
  { name: 'the', weight: 6, marks: ['one', 'own', 'any'], plural: 'the' },
  { name: 'a', weight: 1.2, marks: ['own', 'any'], plural: null },
  { name: 'my', person: '1s', weight: 2, marks: ['own', 'mine'], plural: 'my' },
  { name: 'your', person: '2s', weight: 2, marks: ['own', 'mine'], plural: 'your' },
  { name: 'our', person: '1p', weight: 0.5, marks: ['own'], plural: 'our' },
  { name: 'that', weight: 1.2, marks: ['own', 'any'], plural: 'those' },
  { name: 'every', weight: 0.2, marks: ['own', 'any'], plural: null },
  { name: 'none', weight: 1, marks: ['bare'], plural: 'none' },
];

/** Words that begin with another sound than their letter. */
const SILENT_H = /^(?:hour|honest|heir)/;
const SOUNDED_VOWEL = /^(?:one|uni|use|eu)/;

export const ENGLISH_GRAMMAR: Grammar = {
  readVerb: ([base, third, past, participle, ing], marks) => {
    // `do` and `doing` are the forms of what is done on purpose: let me {do}.
    const isWilled = !marks.includes('chance');
    return pickForms({ base, third, past, participle, ing, ...(isWilled && { do: base, doing: ing }) });
  },
  verbForms: ['base', 'past', 'participle', 'ing', 'present'],
  optionalForms: ['do', 'doing'],
  pastForms: ['past'],
  readNoun: ([word]): Forms => (word === undefined ? {} : { word }),
  nounForms: ['word'],
  nounMarks: MARKS,
  determiners: DETERMINERS,
  writePhrase: ({ noun, determiner, adjective, particle }) => {
    const word = chooseDeterminer(noun, determiner);
    return word === null
      ? null
      : [particle, word === 'none' ? '' : word, adjective, noun.forms.word].filter(Boolean).join(' ');
  },
  personOf: ({ marks }) => (marks.includes('many') ? '3p' : '3s'),
  writeSubject: (person) => SUBJECTS[person],
  writeMotif: (text) => text,
  polish: (line) =>
    line.replace(/\b([Aa]) (?=(\w+))/g, (whole, a: string, next: string) => (startsWithVowel(next) ? `${a}n ` : whole)),
  hasSound: hasEnglishSound,
  // An English rhyme is a rhyme of stems, except for the endings that every verb and adverb has.
  isWeakRhyme: (one, other) => /(?:ing|ed|ly)$/.exec(one)?.[0] === (/(?:ing|ed|ly)$/.exec(other)?.[0] ?? ''),
};

function pickForms({ third, ...forms }: Record<string, string | undefined>): Forms {
  const present = { 'present:3s': third, present: forms.base };
  return Object.fromEntries(
    Object.entries({ ...forms, ...present }).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

function chooseDeterminer({ marks }: Noun, name: string): string | null {
  const row = DETERMINERS.find((one) => one.name === name);
  if (!row?.marks.some((mark) => marks.includes(mark))) return null;
  return marks.includes('many') || marks.includes('mass') ? takePlural(row, marks) : row.name;
}

function takePlural({ name, plural }: (typeof DETERMINERS)[number], marks: readonly string[]): string | null {
  if (plural === null) return null;
  return marks.includes('many') ? plural : name;
}

function startsWithVowel(word: string): boolean {
  return SILENT_H.test(word) || (/^[aeiou]/.test(word) && !SOUNDED_VOWEL.test(word));
}
