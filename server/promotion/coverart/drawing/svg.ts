import type { Point } from '@tangent/domain/promotion/artwork/paths.ts';

/** Elements of SVG in thousandths of the side. No text of a user ever gets in here: type is drawn as outlines. */

const digits = (value: number) => Math.round(value * 100) / 100;

/** A filled path. */
export function fill(d: string, colour: string, opacity = 1): string {
  return `<path d="${d}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${digits(opacity)}"` : ''}/>`;
}

/** A line along a path, with round ends. */
export function stroke(d: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${digits(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${digits(opacity)}"` : ''}/>`;
}

export function disc(x: number, y: number, radius: number, colour: string, opacity = 1): string {
  return `<circle cx="${digits(x)}" cy="${digits(y)}" r="${digits(radius)}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${digits(opacity)}"` : ''}/>`;
}

export function bar(x: number, y: number, width: number, height: number, colour: string, opacity = 1): string {
  return `<rect x="${digits(x)}" y="${digits(y)}" width="${digits(width)}" height="${digits(height)}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${digits(opacity)}"` : ''}/>`;
}

export type Stop = readonly [at: number, colour: string, opacity?: number];

/** A gradient from top to bottom of what it fills, or in any direction given as four shares; use as `url(#id)`. */
export function linear(id: string, stops: readonly Stop[], [x1, y1, x2, y2] = [0, 0, 0, 1]): string {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${drawStops(stops)}</linearGradient>`;
}

/** A gradient from a centre outwards, in shares of what it fills. */
export function radial(id: string, stops: readonly Stop[], [cx, cy, r] = [0.5, 0.5, 0.5]): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${drawStops(stops)}</radialGradient>`;
}

function drawStops(stops: readonly Stop[]): string {
  return stops
    .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('');
}

/** A closed smooth curve through points. */
export function loop(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const parts = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const two: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[one, two, to].map(([x, y]) => `${digits(x)} ${digits(y)}`).join(' ')}`;
  });
  const [x, y] = at(0);
  return `M${digits(x)} ${digits(y)}${parts.join('')}Z`;
}

/** Straight lines through points. */
export function along(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${digits(x)} ${digits(y)}`).join('L')}`;
}

/** A soft shadow below a shape: ever wider, ever fainter outlines of it. */
export function shadow(d: string, drop: number, strength: number): string {
  const rings = Array.from({ length: 9 }, (_, index) => {
    const width = 3 + index * drop * 0.55;
    return `<path d="${d}" fill="#000" stroke="#000" stroke-width="${digits(width)}" stroke-linejoin="round" fill-opacity="0" stroke-opacity="${digits(strength / (2.2 + index * 0.8))}"/>`;
  });
  return `<g transform="translate(${digits(drop * 0.35)} ${digits(drop)})">${rings.join('')}</g>`;
}
