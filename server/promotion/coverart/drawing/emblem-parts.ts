import { blend, contrast, luminance, shade } from '@tangent/domain/colour/colour.ts';
import { circle } from '@tangent/domain/promotion/artwork/paths.ts';
import type { Motif } from '@tangent/domain/promotion/coverart/motifs.ts';
import type { Art } from './art.ts';
import {
  buildCrescent,
  buildDunes,
  buildFirs,
  buildGrass,
  buildPeaks,
  buildRoad,
  buildRoofs,
  drawCrescent,
  drawStars,
  drawWaves,
  mark,
} from './motif-paths.ts';
import type { Scene } from './scene-colours.ts';
import { type Finish, isFloating } from './subjects/place-subjects.ts';
import { fill, stroke } from './svg.ts';

/** A circle around what shines. */
type Place = { readonly x: number; readonly y: number; readonly radius: number };

/** How a style draws the parts of a scene. */
export type Manner = {
  /** Fills an area of land; `depth` is 0 far away and 1 in front. */
  readonly area: (d: string, colour: string, depth: number) => string;
  /** Draws what shines: a disc or a crescent as a path, around a centre. */
  readonly light: (d: string, place: Place) => string;
  readonly figure: (name: string, colour: string, size: number) => Finish;
};

/** The depth of the land that everything stands on. */
export const MAIN_LAND = 0.6;

const LANDS: readonly Motif[] = ['sea', 'mountains', 'forest', 'city', 'desert', 'road', 'field'];

/** True when a scene stands on land: one that is named, or what its subjects need. */
export function hasLand(art: Art): boolean {
  return !isFloating(art) || LANDS.some((name) => art.motifs.has(name));
}

export function drawSky(art: Art, scene: Scene, manner: Manner): string {
  const { between, motifs } = art;
  const { light, ground, line, is_night } = scene;
  const hasBoth = motifs.has('sun') && motifs.has('moon');
  const isBare = !hasLand(art);
  const radius = isBare ? between(225, 255) : between(150, 185);
  const x = isBare ? 500 : between(400, 620);
  const y = isBare ? 590 : motifs.has('sun') ? line - radius * 0.5 : between(490, 530);
  const bright =
    contrast(light, ground) > 1.3 ? light : blend(light, luminance(ground) < 0.3 ? '#ffffff' : '#000000', 0.4);
  const isCrescent = motifs.has('moon') && !motifs.has('sun') && !isBare;
  const shape = isCrescent ? buildCrescent(x, y, radius) : circle(x, y, radius);
  const rays = motifs.has('light') ? drawRays(x, y, radius, bright) : '';
  const names = (['sun', 'moon', 'light'] as const).filter((name) => motifs.has(name)).join(' ');
  return [
    is_night ? mark('night stars', drawStars(between, isBare ? 1000 : line, bright)) : '',
    mark(names || 'disc', rays + manner.light(shape, { x, y, radius })),
    hasBoth ? mark('moon', drawCrescent(170, 400, 44, bright)) : '',
  ].join('');
}

function drawRays(x: number, y: number, radius: number, colour: string): string {
  const d = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const reach = index % 2 === 0 ? 1.42 : 1.26;
    return `M${Math.round(x + cos * radius * 1.12)} ${Math.round(y + sin * radius * 1.12)}L${Math.round(x + cos * radius * reach)} ${Math.round(y + sin * radius * reach)}`;
  }).join('');
  return stroke(d, colour, 5, 0.9);
}

export function drawLand(art: Art, scene: Scene, { area }: Manner): string {
  const { motifs, between } = art;
  if (!hasLand(art)) return '';
  const { line, land, ground, light } = scene;
  const far = blend(ground, land, 0.6);
  const has = (motif: Motif) => motifs.has(motif);
  const hasShore = has('sea') && (has('road') || has('desert') || has('field'));
  const shore = line + 128;
  const near = hasShore ? shore : line;
  const wave = contrast(light, land) > 1.4 ? light : luminance(land) < 0.3 ? '#fffaf0' : shade(land, -0.5);
  return [
    has('mountains') ? mark('mountains', area(buildPeaks(between, line), far, 0)) : '',
    has('city') ? mark('city', area(buildRoofs(between, line), blend(far, land, 0.3), 0.2)) : '',
    has('forest') ? mark('forest', area(buildFirs(between, line), blend(far, land, 0.6), 0.4)) : '',
    mark(
      has('sea') ? 'sea' : 'land',
      area(`M0 ${line}H1000V1010H0Z`, land, MAIN_LAND) + (has('sea') ? drawWaves(line, wave) : ''),
    ),
    hasShore
      ? area(`M0 ${shore}C300 ${shore - 24} 640 ${shore + 26} 1000 ${shore}V1010H0Z`, shade(land, -0.35), 0.8)
      : '',
    has('desert') ? mark('desert', area(buildDunes(near), blend(land, light, 0.3), 0.8)) : '',
    has('field') ? mark('field', area(buildGrass(between, near), hasShore ? shade(land, -0.35) : land, 1)) : '',
    has('road') ? mark('road', area(buildRoad(near), shade(land, -0.5), 1) + drawDashes(near, light)) : '',
  ].join('');
}

function drawDashes(line: number, colour: string): string {
  return [0.06, 0.24, 0.5, 0.8]
    .map((share) => {
      const [from, to] = [line + (1000 - line) * share, line + (1000 - line) * (share + 0.1)];
      const [upper, lower] = [2 + share * 9, 3 + share * 11];
      return fill(`M${500 - upper} ${from}H${500 + upper}L${500 + lower} ${to}H${500 - lower}Z`, colour);
    })
    .join('');
}
