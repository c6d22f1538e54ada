import { contrast } from '../../colour/colour.ts';

/**
 * Colours of a cover. Text is set on the ground or on a shape in another colour; `pickReadableColour` finds a colour
 * that is readable there.
 */
export type Palette = {
  readonly ground: string;
  readonly ink: string;
  readonly first: string;
  readonly second: string;
  readonly third: string;
};

export const PALETTES = {
  volt: { ground: '#d6f24b', ink: '#10231a', first: '#10231a', second: '#f4f6ea', third: '#3f7d4e' },
  ember: { ground: '#1d1233', ink: '#ffe9d2', first: '#ff6a3d', second: '#b3245f', third: '#ffb35c' },
  midnight: { ground: '#0c1424', ink: '#eaf1ff', first: '#3b6cff', second: '#8fd3ff', third: '#22345e' },
  lagoon: { ground: '#0b3b44', ink: '#f2fbf5', first: '#2fc4a6', second: '#f6d65b', third: '#12606a' },
  rose: { ground: '#f7dcdc', ink: '#4a0f2e', first: '#e2456f', second: '#7d1f4d', third: '#f6a08f' },
  sand: { ground: '#efe2c9', ink: '#2b2118', first: '#c8562b', second: '#2f5d62', third: '#dba64b' },
  forest: { ground: '#12291d', ink: '#f1f0dc', first: '#6fae54', second: '#dcc26a', third: '#1f4a32' },
  paper: { ground: '#f3f1ea', ink: '#141414', first: '#141414', second: '#8b8a84', third: '#d8d5cb' },
  night: { ground: '#0d0d0d', ink: '#f5f5f0', first: '#f5f5f0', second: '#6c6c68', third: '#2b2b2a' },
  plum: { ground: '#3a1450', ink: '#fdeeff', first: '#c04ce0', second: '#ff9fb8', third: '#5b2379' },
  sky: { ground: '#cfe6f7', ink: '#10273f', first: '#1f66c1', second: '#ff7a59', third: '#ffffff' },
  dawn: { ground: '#bb3d1c', ink: '#fff3df', first: '#f3c14b', second: '#1d3557', third: '#a93419' },
  shore: { ground: '#c3dad6', ink: '#10393f', first: '#14464b', second: '#e9734f', third: '#8fb9b4' },
  signal: { ground: '#cf2513', ink: '#fff4e6', first: '#1a1a1a', second: '#ffc42e', third: '#b11c10' },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
export const PALETTE_NAMES = Object.keys(PALETTES) as PaletteName[];

const READABLE = 4.5;

/**
 * Returns ink or ground, whichever is more readable on a colour; black or white where neither is readable in small
 * type.
 */
export function pickReadableColour(colour: string, { ink, ground }: Pick<Palette, 'ink' | 'ground'>): string {
  const best = (one: string, other: string) => (contrast(one, colour) >= contrast(other, colour) ? one : other);
  const own = best(ink, ground);
  return contrast(own, colour) >= READABLE ? own : best('#000000', '#ffffff');
}
