import { type ColourName, NAMED_COLOURS } from './colours.ts';
import { findMotif, foldWord, isMotifWord, type Motif } from './motifs.ts';
import {
  NEAREST_SUBJECTS,
  type NearestSubject,
  SUBJECT_PHRASES,
  SUBJECT_WORDS,
  SUBJECTS,
  type Subject,
} from './subjects.ts';

/** A word of a prompt that is not drawn, with the nearest subject that is. */
type MissingWord = { readonly word: string; readonly nearest: NearestSubject | null };

/** The reading of a prompt by the built-in engine. */
export type PromptReading = {
  readonly subjects: readonly Subject[];
  readonly motifs: readonly Motif[];
  /** Colours that the prompt names, in its order. */
  readonly colours: readonly ColourName[];
  /** The things that have a colour of their own: *an orange moon*. */
  readonly tints: Readonly<Partial<Record<Subject | Motif, ColourName>>>;
  /** Words, as written, that have a meaning for the engine. */
  readonly used: readonly string[];
  /** Words of subjects for which a picture has no place: the first that a prompt names are drawn. */
  readonly crowded: readonly string[];
  readonly missing: readonly MissingWord[];
};

/** More subjects would crowd a picture. */
export const SUBJECTS_MAX = 3;

/** Motifs that are drawn as a subject: *love* is a heart, a *garden* a flower. */
const MOTIF_SUBJECTS: Partial<Record<Motif, Subject>> = { heart: 'heart', flowers: 'flower', fire: 'flame' };

/** Lands, lights and weathers of several words. */
const MOTIF_PHRASES: readonly (readonly [phrases: readonly string[], motif: Motif])[] = [
  [
    ['por do sol', 'puesta de sol', 'gun batimi', 'gunes batimi', 'nascer do sol', 'salida del sol', 'gun dogumu'],
    'sun',
  ],
  [['gece yarisi', 'meia noite', 'media noche'], 'night'],
  [['full moon', 'luna llena', 'lua cheia', 'crescent moon'], 'moon'],
  [['milky way', 'via lactea', 'samanyolu galaksisi'], 'stars'],
];

/** Words that name nothing that could be drawn. */
const SMALL_WORDS = new Set(
  [
    'the and with under over into from near onto above below between behind through without for its his her their our',
    'this that one two three old new small big little large empty quiet calm lonely alone full first last something at',
    'about after before where when which while very just some any are was all not out down off like made cover picture',
    'los las una uno unos unas con por para del sin sobre bajo entre desde hacia hasta que como muy mas esta este dos',
    'tres viejo vieja nuevo nueva grande pequeno pequena vacio vacia solo sola algo junto frente dentro fuera portada',
    'uma uns umas dois duas com sem sob das dos nas nos pelo pela ate mais muito velho velha novo nova vazio vazia sozinho capa',
    'sozinha algum embaixo cima perto dentro fora seu sua',
    've bir ile icin gibi ama cok daha olan altinda ustunde icinde yaninda arasinda onunde arkasinda uzerinde bos eski',
    'yeni buyuk kucuk yalniz tek iki uc sey her hic kapak',
  ]
    .join(' ')
    .split(' '),
);
SMALL_WORDS.delete('pelo');

const SHORT_WORD_CHARS = 4;
/** Endings after which a short word is still the same word; longer words may end in any way. */
const SHORT_ENDINGS =
  /^(?:e?s|[iu]n?|s[iu]|l[ae]r(?:[ie]|[dt][ae]n?|in)?|n?[dt][ae](?:n|ki)?|[yl][ae]|n[iu]n|[aeiou]?m|[ia][ln]|l[iu])$/;
const LONGEST_ENDING = 6;
/** A word as long as this is found with one letter wrong, missing, added or swapped. */
const TYPO_CHARS = 6;
const PHRASE_WORDS = [4, 3, 2] as const;
/** How many words may lie between a colour and what it colours: *a red wooden boat*. */
const TINT_REACH = 2;

function indexWords<T>(pairs: readonly (readonly [words: string, value: T])[]): ReadonlyMap<string, T> {
  return new Map(pairs.flatMap(([words, value]) => words.split(' ').map((word): [string, T] => [word, value])));
}

const COLOUR_NAMES = Object.keys(NAMED_COLOURS) as ColourName[];
const SUBJECT_INDEX = indexWords(SUBJECTS.map((subject) => [SUBJECT_WORDS[subject], subject] as const));
const NEAREST_INDEX = indexWords(
  (Object.keys(NEAREST_SUBJECTS) as NearestSubject[]).map((subject) => [NEAREST_SUBJECTS[subject], subject] as const),
);
const COLOUR_INDEX = indexWords(
  COLOUR_NAMES.flatMap((colour) =>
    (['before', 'behind'] as const).map(
      (side) => [NAMED_COLOURS[colour][side], { colour, isBehind: side === 'behind' }] as const,
    ),
  ),
);
const PHRASE_INDEX = new Map<string, FoundWord>([
  ...Object.entries(SUBJECT_PHRASES).flatMap(([subject, phrases]) =>
    phrases.map((phrase): [string, FoundWord] => [phrase, { subject: subject as Subject }]),
  ),
  ...MOTIF_PHRASES.flatMap(([phrases, motif]) => phrases.map((phrase): [string, FoundWord] => [phrase, { motif }])),
]);

type FoundWord = {
  subject?: Subject;
  motif?: Motif;
  colour?: { colour: ColourName; isBehind: boolean };
  nearest?: NearestSubject;
};
type Token = FoundWord & { readonly word: string; readonly folded: string };

/**
 * Reads what a prompt names, in English, Spanish, Portuguese or Turkish.
 *
 * @example readPrompt('a boat and a monkey').missing // [{ word: 'monkey', nearest: 'bear' }]
 */
export function readPrompt(prompt: string): PromptReading {
  const tokens = splitPrompt(prompt).map((token) => {
    const subject = token.subject ?? (token.motif && MOTIF_SUBJECTS[token.motif]);
    return subject === undefined ? token : { ...token, subject };
  });
  const [subjects, motifs] = [new Set<Subject>(), new Set<Motif>()];
  const [used, crowded, missing] = [
    new Map<string, string>(),
    new Map<string, string>(),
    new Map<string, MissingWord>(),
  ];
  for (const { word, folded, subject, motif, colour, nearest } of tokens) {
    if (subject && !subjects.has(subject) && subjects.size === SUBJECTS_MAX) {
      crowded.set(folded, crowded.get(folded) ?? word);
      continue;
    }
    if (subject) subjects.add(subject);
    if (motif) motifs.add(motif);
    if (subject || motif || colour) used.set(folded, used.get(folded) ?? word);
    else if (folded.length > 2) missing.set(folded, missing.get(folded) ?? { word, nearest: nearest ?? null });
  }
  const drawn = new Set<Subject | Motif>([...subjects, ...motifs]);
  return {
    subjects: [...subjects],
    motifs: [...motifs],
    colours: [...new Set(tokens.flatMap(({ colour }) => colour?.colour ?? []))],
    tints: readTints(tokens, drawn),
    used: [...used.values()],
    crowded: [...crowded.values()],
    missing: [...missing.values()],
  };
}

/** Splits a prompt into words and phrases that could name something. */
function splitPrompt(prompt: string): Token[] {
  const words = prompt
    .normalize('NFC')
    .split(/[^\p{L}\p{M}]+/u)
    .flatMap((word) => (word === '' ? [] : [{ word, folded: foldWord(word) }]));
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = findPhrase(words, at);
    const one = words[at];
    if (phrase) tokens.push(phrase.token);
    else if (one && one.folded.length > 1 && !SMALL_WORDS.has(one.folded)) {
      tokens.push({ ...one, ...readWord(one.folded) });
    }
    at += phrase?.length ?? 1;
  }
  return tokens;
}

function findPhrase(words: readonly { word: string; folded: string }[], at: number) {
  for (const length of PHRASE_WORDS) {
    const part = words.slice(at, at + length);
    if (part.length < length) continue;
    const folded = part.map((each) => each.folded).join(' ');
    for (const [phrase, found] of PHRASE_INDEX) {
      if (!folded.startsWith(phrase) || phrase.split(' ').length !== length) continue;
      const ending = folded.slice(phrase.length);
      if (ending !== '' && !SHORT_ENDINGS.test(ending)) continue;
      return { length, token: { ...found, word: part.map(({ word }) => word).join(' '), folded } };
    }
  }
  return null;
}

/** Gives a colour to the nearest thing on the side where its language puts it, else to that on the other side. */
function readTints(tokens: readonly Token[], drawn: ReadonlySet<Subject | Motif>): PromptReading['tints'] {
  const tints: Partial<Record<Subject | Motif, ColourName>> = {};
  for (const [at, { colour }] of tokens.entries()) {
    if (colour === undefined) continue;
    const behind = tokens.slice(at + 1, at + 1 + TINT_REACH);
    const before = tokens.slice(Math.max(0, at - TINT_REACH), at).reverse();
    const sides = colour.isBehind ? [before] : [behind];
    const names = sides.flat().map(({ subject, motif }) => subject ?? motif);
    const name = names.find((each) => each !== undefined && drawn.has(each));
    if (name !== undefined && tints[name] === undefined) tints[name] = colour.colour;
  }
  return tints;
}

/** True for a folded word that names something as it stands. */
export function isKnownWord(word: string): boolean {
  return SUBJECT_INDEX.has(word) || NEAREST_INDEX.has(word) || COLOUR_INDEX.has(word) || isMotifWord(word);
}

/** Whole words win over beginnings, and a thing with a typo over the beginning of a land: *lighthuose*, *light*. */
function readWord(word: string): FoundWord {
  const nearest = NEAREST_INDEX.get(word);
  if (nearest) return { nearest };
  const whole = SUBJECT_INDEX.get(word);
  if (whole) return { subject: whole };
  const colour = findByStem(COLOUR_INDEX, word);
  const subject = isMotifWord(word) || colour ? undefined : findByStem(SUBJECT_INDEX, word);
  if (subject) return { subject };
  const typo = isMotifWord(word) || colour ? undefined : findTypo(word);
  if (typo) return { subject: typo };
  const motif = findMotif(word);
  if (colour || motif) return { ...(colour && { colour }), ...(motif && { motif }) };
  const near = findByStem(NEAREST_INDEX, word);
  return near ? { nearest: near } : {};
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
export function isTypo(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1) return false;
  let same = 0;
  while (same < known.length && word[same] === known[same]) same += 1;
  const [rest, wanted] = [word.slice(same), known.slice(same)];
  if (rest.slice(1) === wanted || rest === wanted.slice(1) || rest.slice(1) === wanted.slice(1)) return true;
  return rest.slice(2) === wanted.slice(2) && rest[0] === wanted[1] && rest[1] === wanted[0];
}
