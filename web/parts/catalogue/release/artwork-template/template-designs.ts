import { type Brush, type CoverText, createBrush } from '@tangent/domain/promotion/artwork/brush.ts';
import { PALETTES, type PaletteName } from '@tangent/domain/promotion/artwork/cover-palette.ts';
import type { Measure, Scene } from '@tangent/domain/promotion/artwork/scene.ts';
import { arches, halftone, ribbons, ridges } from './designs-flowing.ts';
import { groove, label, orbit, sunrise } from './designs-round.ts';
import { levels, poster, slope, tiles } from './designs-straight.ts';

/** The twelve designs of premium artwork templates, in the order they are offered. */
const DESIGNS = {
  groove,
  poster,
  sunrise,
  tiles,
  ridges,
  levels,
  orbit,
  halftone,
  slope,
  ribbons,
  label,
  arches,
} as const satisfies Record<string, (brush: Brush) => Scene>;

export type DesignName = keyof typeof DESIGNS;
export const DESIGN_NAMES = Object.keys(DESIGNS) as DesignName[];

export type CoverChoice = CoverText & {
  readonly design: DesignName;
  readonly palette: PaletteName;
  /** Varies a design; the same seed draws the same cover. */
  readonly seed: number;
};

/** Computes the layout of a cover. The same choice gives the same cover, on the screen and in the file. */
export function layOutCover({ design, palette, seed, ...text }: CoverChoice, measure: Measure): Scene {
  return DESIGNS[design](createBrush(text, PALETTES[palette], seed, measure));
}
