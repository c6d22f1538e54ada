import type { PaletteName } from '../artwork/cover-palette.ts';
import { findMotif, foldWord, type Motif } from './motifs.ts';
import { NEAREST_SUBJECTS, type NearestSubject, SUBJECT_WORDS, SUBJECTS, type Subject } from './subjects.ts';

/** A word of a prompt that is not drawn, with the nearest subject that is. */
type MissingWord = { readonly word: string; readonly nearest: NearestSubject | null };

/** The reading of a prompt by the built-in engine. */
export type PromptReading = {
  readonly subjects: readonly Subject[];
  readonly motifs: readonly Motif[];
  /** Palettes in the colours that the prompt names. */
  readonly palettes: readonly PaletteName[];
  /** Words, as written, that have a meaning for the engine. */
  readonly used: readonly string[];
  /** Words of subjects for which a picture has no place: the first that a prompt names are drawn. */
  readonly crowded: readonly string[];
  readonly missing: readonly MissingWord[];
};

/** Words of colour, as beginnings, with the palettes in which that colour leads. */
const COLOUR_WORDS: readonly (readonly [words: string, palettes: readonly PaletteName[]])[] = [
  ['orange naranja anaranjad laranja alaranjad turuncu', ['ember', 'sand', 'dawn']],
  ['red rojo roja vermelh kirmizi kizil crimson scarlet', ['signal', 'dawn']],
  ['blue azul mavi lacivert', ['midnight', 'sky']],
  ['green verde yesil', ['forest', 'volt', 'lagoon']],
  ['pink rosado rosada pembe', ['rose', 'plum']],
  ['purple violet morado morada violeta roxo roxa mor', ['plum', 'ember']],
  ['yellow gold golden amarill amarel dorad dourad sari altin', ['dawn', 'volt', 'lagoon']],
  ['black dark darkness negro negra oscur preto preta escur siyah kara karanlik', ['night', 'midnight', 'ember']],
  ['white blanco blanca branco branca beyaz', ['paper', 'sky']],
  ['turquoise teal turquesa turkuaz', ['lagoon', 'shore']],
];

/** More subjects would crowd a picture. */
export const SUBJECTS_MAX = 3;

/** Motifs that are drawn as a subject: *love* is a heart, a *garden* a flower. */
const MOTIF_SUBJECTS: Partial<Record<Motif, Subject>> = { heart: 'heart', flowers: 'flower', fire: 'flame' };

/** Water that flows or lies is drawn as the sea is. */
const WATER = 'river lake stream rio lago arroyo nehir gol irmak';

/** Words that name nothing that could be drawn. */
const SMALL_WORDS = new Set(
  [
    'the and with under over into from near onto above below between behind through without for its his her their our',
    'this that one two three old new small big little large empty quiet calm lonely alone full first last something',
    'about after before where when which while very just some any are was all not out down off like made cover picture',
    'los las una uno unos unas con por para del sin sobre bajo entre desde hacia hasta que como muy mas esta este dos',
    'tres viejo vieja nuevo nueva grande pequeno pequena vacio vacia solo sola algo junto frente dentro fuera',
    'uma uns umas com sem sob das dos nas nos pelo pela ate mais muito velho velha novo nova vazio vazia sozinho',
    'sozinha algum embaixo cima perto dentro fora seu sua',
    've bir ile icin gibi ama cok daha olan altinda ustunde icinde yaninda arasinda onunde arkasinda uzerinde bos eski',
    'yeni buyuk kucuk yalniz tek iki uc sey her hic',
  ]
    .join(' ')
    .split(' '),
);

const SHORT_WORD_CHARS = 4;
/** Endings after which a short word is still the same word; longer words may end in any way. */
const SHORT_ENDINGS = /^(?:e?s|[iu]n?|s[iu]|l[ae]r(?:[ie]|[dt][ae]n?|in)?|[dt][ae](?:n|ki)?|[yl][ae]|n[iu]n)$/;
const LONGEST_ENDING = 6;
/** A word as long as this is found with one letter wrong, missing, added or swapped. */
const TYPO_CHARS = 6;

function indexWords<T>(pairs: readonly (readonly [words: string, value: T])[]): ReadonlyMap<string, T> {
  return new Map(pairs.flatMap(([words, value]) => words.split(' ').map((word): [string, T] => [word, value])));
}

const SUBJECT_INDEX = indexWords(SUBJECTS.map((subject) => [SUBJECT_WORDS[subject], subject] as const));
const NEAREST_INDEX = indexWords(
  (Object.keys(NEAREST_SUBJECTS) as NearestSubject[]).map((subject) => [NEAREST_SUBJECTS[subject], subject] as const),
);
const COLOUR_INDEX = indexWords(COLOUR_WORDS);
const WATER_INDEX = indexWords([[WATER, 'sea' as const]]);

/**
 * Reads what a prompt names, in English, Spanish, Portuguese or Turkish.
 *
 * @example readPrompt('a boat and a dragon').missing // [{ word: 'dragon', nearest: 'bird' }]
 */
export function readPrompt(prompt: string): PromptReading {
  const [subjects, motifs, palettes] = [new Set<Subject>(), new Set<Motif>(), new Set<PaletteName>()];
  const [used, crowded, missing] = [
    new Map<string, string>(),
    new Map<string, string>(),
    new Map<string, MissingWord>(),
  ];
  for (const word of prompt.normalize('NFC').split(/[^\p{L}\p{M}]+/u)) {
    const folded = foldWord(word);
    if (folded.length < 2 || SMALL_WORDS.has(folded)) continue;
    const found = readWord(folded);
    const subject = found.subject ?? (found.motif && MOTIF_SUBJECTS[found.motif]);
    if (subject && !subjects.has(subject) && subjects.size === SUBJECTS_MAX) {
      crowded.set(folded, crowded.get(folded) ?? word);
      continue;
    }
    if (subject) subjects.add(subject);
    if (found.motif) motifs.add(found.motif);
    for (const palette of found.colours ?? []) palettes.add(palette);
    if (subject || found.motif || found.colours) used.set(folded, used.get(folded) ?? word);
    else if (folded.length > 2) missing.set(folded, missing.get(folded) ?? { word, nearest: found.nearest ?? null });
  }
  return {
    subjects: [...subjects],
    motifs: [...motifs],
    palettes: [...palettes],
    used: [...used.values()],
    crowded: [...crowded.values()],
    missing: [...missing.values()],
  };
}

type FoundWord = { subject?: Subject; motif?: Motif; colours?: readonly PaletteName[]; nearest?: NearestSubject };

/** Whole words win over beginnings, and both over words with a typo. */
function readWord(word: string): FoundWord {
  const nearest = NEAREST_INDEX.get(word);
  if (nearest) return { nearest };
  const subject = findByStem(SUBJECT_INDEX, word);
  if (subject) return { subject };
  const colours = findByStem(COLOUR_INDEX, word);
  const motif = findMotif(word) ?? findByStem(WATER_INDEX, word);
  if (colours || motif) return { ...(colours && { colours }), ...(motif && { motif }) };
  const near = findByStem(NEAREST_INDEX, word);
  if (near) return { nearest: near };
  const typo = findTypo(word);
  return typo ? { subject: typo } : {};
}

function findByStem<T>(index: ReadonlyMap<string, T>, word: string): T | undefined {
  const shortest = Math.max(2, word.length - LONGEST_ENDING);
  for (let length = word.length; length >= shortest; length -= 1) {
    const found = index.get(word.slice(0, length));
    if (found === undefined) continue;
    if (length === word.length || length > SHORT_WORD_CHARS || SHORT_ENDINGS.test(word.slice(length))) return found;
  }
  return undefined;
}

function findTypo(word: string): Subject | undefined {
  if (word.length < TYPO_CHARS) return undefined;
  for (const [known, subject] of SUBJECT_INDEX) if (known.length >= TYPO_CHARS && isTypo(word, known)) return subject;
  return undefined;
}

/** True when one letter differs, is missing or added, or two neighbours are swapped. */
function isTypo(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1) return false;
  let same = 0;
  while (same < known.length && word[same] === known[same]) same += 1;
  const [rest, wanted] = [word.slice(same), known.slice(same)];
  if (rest.slice(1) === wanted || rest === wanted.slice(1) || rest.slice(1) === wanted.slice(1)) return true;
  return rest.slice(2) === wanted.slice(2) && rest[0] === wanted[1] && rest[1] === wanted[0];
}
