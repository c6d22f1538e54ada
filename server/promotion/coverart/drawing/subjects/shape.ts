import { circle } from '@tangent/domain/promotion/artwork/paths.ts';

/** A subject in a square of 100, every path filled by the even-odd rule, and where it stands in a scene. */
export type Shape = {
  readonly d: string;
  /** Further paths over the first, for parts that overlap it. */
  readonly over?: readonly string[];
  /** Lines on the filled paths, in the colour of what is behind the subject. */
  readonly detail?: string;
  /** `ground` stands on its lower edge, `water` floats, `sky` hangs above the horizon, `free` stands alone. */
  readonly anchor: 'ground' | 'water' | 'sky' | 'free';
};

/** A ring between two circles around a point. */
export function ring(x: number, y: number, outer: number, inner: number): string {
  return circle(x, y, outer) + circle(x, y, inner);
}

export function oval(x: number, y: number, across: number, down: number): string {
  return `M${x - across} ${y}A${across} ${down} 0 1 0 ${x + across} ${y}A${across} ${down} 0 1 0 ${x - across} ${y}Z`;
}

/** A star of many points around a centre, for petals, manes and rays. */
export function burst(x: number, y: number, points: number, [outer, inner]: readonly [number, number]): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const [angle, radius] = [(index / points) * Math.PI - Math.PI / 2, index % 2 === 0 ? outer : inner];
    return `${round(x + Math.cos(angle) * radius)} ${round(y + Math.sin(angle) * radius)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A straight bar of a thickness between two points. */
export function rod([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number], thick: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((y2 - y1) / length) * (thick / 2), ((x1 - x2) / length) * (thick / 2)];
  const corners = [
    [x1 + dx, y1 + dy],
    [x2 + dx, y2 + dy],
    [x2 - dx, y2 - dy],
    [x1 - dx, y1 - dy],
  ];
  return `M${corners.map(([x = 0, y = 0]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

const round = (value: number) => Math.round(value * 10) / 10;
