import type { Genre } from '../../genre.ts';
import { PALETTE_NAMES, type PaletteName } from './cover-palette.ts';

/** The styles of the built-in cover engine. */
export const COVER_STYLES = [
  'horizon',
  'contour',
  'geometry',
  'halftone',
  'collage',
  'glow',
  'marble',
  'type',
] as const;
export type CoverStyle = (typeof COVER_STYLES)[number];

export const COVER_MOODS = ['calm', 'dreamy', 'happy', 'energetic', 'in_love', 'sad', 'dark', 'angry'] as const;
export type CoverMood = (typeof COVER_MOODS)[number];

/** Who draws: the built-in engine, or a model that the operator has configured. */
export const COVER_ENGINES = ['embedded', 'model'] as const;
export type CoverEngine = (typeof COVER_ENGINES)[number];

export const COVER_STATUSES = ['pending', 'success', 'failed'] as const;

/** The request of an artist; null leaves the choice to the engine. */
export type CoverRequest = {
  readonly prompt: string;
  readonly genre: Genre;
  readonly mood: CoverMood;
  readonly palette: PaletteName | null;
  readonly style: CoverStyle | null;
};

/** One candidate: everything the engine draws it from, besides title and artist. */
export type CoverPlan = {
  readonly style: CoverStyle;
  readonly palette: PaletteName;
  readonly seed: number;
};

/** Things a prompt may name, in the four languages: the beginnings of words without accents, in lower case. */
const MOTIF_WORDS = {
  sea: 'sea ocean beach wave coast shore tide mar oceano playa praia ola onda costa marea mare deniz sahil plaj dalga kiyi okyanus water agua su',
  sun: 'sun dawn sunrise sunset morning summer sol amanecer atardecer verano manana amanhecer verao manha gunes safak gundogumu yaz sabah',
  moon: 'moon luna lunar lua ay mehtap ayisigi dolunay',
  stars:
    'star galaxy cosmos space universe estrella estrela galaxia cosmo espacio espaco universo yildiz galaksi uzay evren sky cielo ceu gokyuzu',
  night: 'night midnight dark noche medianoche oscur noite meianoite escur gece karanlik',
  mountains: 'mountain hill peak valley montana cerro cumbre valle montanha serra vale dag tepe zirve vadi',
  forest: 'forest wood tree pine bosque selva arbol pino floresta mata arvore pinheiro orman agac cam',
  city: 'city street town skyline neon tokyo ciudad calle cidade rua sehir sokak kent istanbul',
  desert: 'desert dune sand desierto duna arena deserto areia col kum',
  road: 'road drive highway train journey camino carretera viaje estrada caminho viagem yol araba yolculuk',
  rain: 'rain storm lluvia tormenta chuva tempestade yagmur firtina',
  snow: 'snow winter ice cold nieve invierno hielo neve inverno gelo kar kis buz',
  flowers:
    'flower rose garden bloom leaf spring flor rosa jardin hoja primavera jardim folha cicek gul bahce yaprak bahar',
  heart: 'heart love kiss corazon amor beso coracao beijo kalp ask sevgi opucuk yurek',
  fire: 'fire flame burn fuego llama arder fogo chama ates alev yangin',
} as const;
export type Motif = keyof typeof MOTIF_WORDS;

const MOTIFS = new Map(
  (Object.keys(MOTIF_WORDS) as Motif[]).flatMap((motif) =>
    MOTIF_WORDS[motif].split(' ').map((word): [string, Motif] => [word, motif]),
  ),
);
/** A shorter beginning would be found in too many words: they have to match whole. */
const STEM_CHARS = 4;

/**
 * Reads the motifs that a prompt names, in English, Spanish, Portuguese or Turkish, in the order of their first word.
 *
 * @example readMotifs('Boş bir sahilde dolunay') // ['sea', 'moon']
 */
export function readMotifs(prompt: string): Motif[] {
  const words = prompt
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ı/g, 'i')
    .toLowerCase()
    .split(/[^a-z]+/);
  return [...new Set(words.flatMap((word) => findMotif(word) ?? []))];
}

function findMotif(word: string): Motif | null {
  const whole = MOTIFS.get(word);
  if (whole !== undefined) return whole;
  for (let length = word.length - 1; length >= STEM_CHARS; length -= 1) {
    const found = MOTIFS.get(word.slice(0, length));
    if (found !== undefined) return found;
  }
  return null;
}

/** The palettes that suit a mood, the most fitting first. */
const MOOD_PALETTES = {
  calm: ['shore', 'lagoon', 'sand', 'sky', 'paper', 'forest'],
  dreamy: ['plum', 'rose', 'sky', 'midnight', 'lagoon', 'ember'],
  happy: ['dawn', 'sky', 'volt', 'sand', 'rose', 'lagoon'],
  energetic: ['volt', 'signal', 'ember', 'dawn', 'midnight', 'plum'],
  in_love: ['rose', 'ember', 'plum', 'dawn', 'sand', 'signal'],
  sad: ['midnight', 'shore', 'night', 'forest', 'paper', 'lagoon'],
  dark: ['night', 'midnight', 'ember', 'forest', 'plum', 'signal'],
  angry: ['signal', 'night', 'ember', 'dawn', 'volt', 'plum'],
} as const satisfies Record<CoverMood, readonly PaletteName[]>;

/** The styles that suit a genre, the most fitting first. */
const GENRE_STYLES = {
  classical: ['marble', 'contour', 'horizon', 'type', 'glow', 'geometry'],
  country: ['horizon', 'collage', 'type', 'geometry', 'contour', 'halftone'],
  electronic: ['glow', 'contour', 'halftone', 'geometry', 'marble', 'type'],
  folk: ['horizon', 'collage', 'contour', 'type', 'marble', 'geometry'],
  hiphop: ['type', 'halftone', 'geometry', 'glow', 'collage', 'horizon'],
  jazz: ['geometry', 'type', 'collage', 'contour', 'marble', 'halftone'],
  latin: ['collage', 'geometry', 'horizon', 'type', 'glow', 'halftone'],
  metal: ['marble', 'type', 'contour', 'halftone', 'horizon', 'geometry'],
  pop: ['glow', 'geometry', 'collage', 'horizon', 'halftone', 'type'],
  reggae: ['horizon', 'geometry', 'collage', 'contour', 'halftone', 'type'],
  rnb: ['glow', 'marble', 'horizon', 'type', 'collage', 'contour'],
  rock: ['halftone', 'type', 'horizon', 'contour', 'geometry', 'collage'],
  world: ['collage', 'contour', 'horizon', 'geometry', 'marble', 'type'],
} as const satisfies Record<Genre, readonly CoverStyle[]>;

/** The styles that draw the things a prompt names, so that they come first when it names some. */
const PICTURING: readonly CoverStyle[] = ['horizon', 'collage'];

/**
 * Plans the candidates of a run: every candidate of another style or, with a style chosen, of another palette or seed.
 * The same request and seed give the same candidates.
 */
export function planCovers(request: CoverRequest, seed: number, count: number): CoverPlan[] {
  const named = readMotifs(request.prompt).length > 0 ? PICTURING : [];
  const styles = request.style === null ? [...new Set([...named, ...GENRE_STYLES[request.genre]])] : [request.style];
  const palettes = request.palette === null ? MOOD_PALETTES[request.mood] : [request.palette];
  const start = hashText(JSON.stringify([request, seed]));
  return Array.from({ length: count }, (_, index) => ({
    style: styles[index % styles.length] ?? 'glow',
    palette: palettes[(index + (start % 3)) % palettes.length] ?? PALETTE_NAMES[0] ?? 'paper',
    seed: hashText(`${start} ${index}`),
  }));
}

/** Plans variations of a candidate: the same style and palette, drawn again. */
export function planVariations({ style, palette, seed }: CoverPlan, run: number, count: number): CoverPlan[] {
  return Array.from({ length: count }, (_, index) => ({ style, palette, seed: hashText(`${seed} ${run} ${index}`) }));
}

/** Computes the plan that replaces one whose drawing did not pass the rules. */
export function planAgain(plan: CoverPlan): CoverPlan {
  return { ...plan, seed: hashText(`${plan.seed} again`) };
}

/** Hashes a text to a whole number of 31 bits (FNV-1a). */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 1;
}
