import type { Genre } from '../../genre.ts';
import { NAMED_COLOURS } from '../coverart/colours.ts';
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
  'linocut',
  'print',
  'panels',
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
  classical: ['marble', 'contour', 'linocut', 'horizon', 'type', 'glow', 'geometry'],
  country: ['linocut', 'horizon', 'print', 'collage', 'type', 'geometry', 'contour'],
  electronic: ['glow', 'contour', 'halftone', 'panels', 'geometry', 'marble', 'type'],
  folk: ['linocut', 'horizon', 'collage', 'contour', 'print', 'type', 'marble'],
  hiphop: ['print', 'panels', 'type', 'halftone', 'geometry', 'glow', 'collage'],
  jazz: ['geometry', 'print', 'type', 'collage', 'contour', 'linocut', 'marble'],
  latin: ['collage', 'print', 'panels', 'geometry', 'horizon', 'type', 'glow'],
  metal: ['linocut', 'marble', 'contour', 'type', 'halftone', 'horizon', 'geometry'],
  pop: ['panels', 'glow', 'geometry', 'collage', 'print', 'horizon', 'halftone'],
  reggae: ['print', 'horizon', 'geometry', 'collage', 'linocut', 'contour', 'type'],
  rnb: ['glow', 'marble', 'horizon', 'geometry', 'type', 'collage', 'contour'],
  rock: ['halftone', 'linocut', 'print', 'type', 'horizon', 'contour', 'geometry'],
  world: ['collage', 'linocut', 'contour', 'print', 'horizon', 'geometry', 'marble'],
} as const satisfies Record<Genre, readonly CoverStyle[]>;

/** The styles that draw the things a prompt names; when it names some, no other is chosen for the artist. */
export const PICTURING_STYLES: readonly CoverStyle[] = [
  'horizon',
  'collage',
  'geometry',
  'glow',
  'halftone',
  'contour',
  'marble',
  'linocut',
  'print',
  'panels',
];

/**
 * Plans the candidates of a run: every candidate of another style or, with a style chosen, of another palette or seed.
 * The same request and seed give the same candidates.
 */
export function planCovers(request: CoverRequest, seed: number, count: number): CoverPlan[] {
  const { subjects, motifs, colours } = readPrompt(request.prompt);
  const named = [...new Set(colours.flatMap((colour) => NAMED_COLOURS[colour].palettes))];
  const isPicture = subjects.length + motifs.length > 0;
  const fitting: readonly CoverStyle[] = GENRE_STYLES[request.genre];
  const picturing = [...PICTURING_STYLES].sort((one, other) => rank(fitting, one) - rank(fitting, other));
  const start = hashText(JSON.stringify([request, seed]));
  const styles = request.style === null ? (isPicture ? turn(picturing, start) : fitting) : [request.style];
  const suiting = named.length > 0 ? named : MOOD_PALETTES[request.mood];
  const palettes: readonly PaletteName[] = request.palette === null ? suiting : [request.palette];
  return Array.from({ length: count }, (_, index) => ({
    style: styles[index % styles.length] ?? 'glow',
    palette: palettes[(index + (start % 3)) % palettes.length] ?? PALETTE_NAMES[0] ?? 'paper',
    seed: hashText(`${start} ${index}`),
  }));
}

/** Another row of styles for every run: those that fit the genre stay ahead of the others. */
function turn(styles: readonly CoverStyle[], start: number): CoverStyle[] {
  const by = start % FITTING;
  return [...styles.slice(by, FITTING), ...styles.slice(0, by), ...styles.slice(FITTING)];
}

/** So many of the styles that picture things may come first. */
const FITTING = 6;

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
