import type { Genre } from '../../genre.ts';
import { readPrompt } from '../coverart/read-prompt.ts';
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

/** The styles that draw the things a prompt names; when it names some, no other is chosen for the artist. */
export const PICTURING_STYLES: readonly CoverStyle[] = [
  'horizon',
  'collage',
  'geometry',
  'glow',
  'halftone',
  'contour',
];

/**
 * Plans the candidates of a run: every candidate of another style or, with a style chosen, of another palette or seed.
 * The same request and seed give the same candidates.
 */
export function planCovers(request: CoverRequest, seed: number, count: number): CoverPlan[] {
  const { subjects, motifs, palettes: named } = readPrompt(request.prompt);
  const isPicture = subjects.length + motifs.length > 0;
  const fitting: readonly CoverStyle[] = GENRE_STYLES[request.genre];
  const picturing = [...PICTURING_STYLES].sort((one, other) => rank(fitting, one) - rank(fitting, other));
  const free = isPicture ? [...new Set([...PICTURING_STYLES.slice(0, 2), ...picturing])] : fitting;
  const styles = request.style === null ? free : [request.style];
  const suiting = named.length > 0 ? named : MOOD_PALETTES[request.mood];
  const palettes: readonly PaletteName[] = request.palette === null ? suiting : [request.palette];
  const start = hashText(JSON.stringify([request, seed]));
  return Array.from({ length: count }, (_, index) => ({
    style: styles[index % styles.length] ?? 'glow',
    palette: palettes[(index + (start % 3)) % palettes.length] ?? PALETTE_NAMES[0] ?? 'paper',
    seed: hashText(`${start} ${index}`),
  }));
}

/** The place of a style in a list; one that is not in it comes last. */
function rank(styles: readonly CoverStyle[], style: CoverStyle): number {
  const place = styles.indexOf(style);
  return place < 0 ? styles.length : place;
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
