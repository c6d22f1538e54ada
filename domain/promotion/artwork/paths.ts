/** SVG paths for the shapes of covers. */

const digits = (value: number) => Math.round(value * 100) / 100;

export function circle(x: number, y: number, radius: number): string {
  const [left, size, r] = [digits(x - radius), digits(radius * 2), digits(radius)];
  return `M${left} ${digits(y)}a${r} ${r} 0 1 0 ${size} 0a${r} ${r} 0 1 0 ${-size} 0Z`;
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${digits(x)} ${digits(y)}h${digits(width)}v${digits(height)}h${digits(-width)}Z`;
}

/** A quarter of a disc with its corner at x, y; `right` and `down` are its directions from there. */
export function quarter(x: number, y: number, radius: number, right: boolean, down: boolean): string {
  const [dx, dy] = [right ? radius : -radius, down ? radius : -radius];
  const sweep = right === down ? 1 : 0;
  return `M${digits(x)} ${digits(y)}h${digits(dx)}A${digits(radius)} ${digits(radius)} 0 0 ${sweep} ${digits(x)} ${digits(y + dy)}Z`;
}

/** The upper half of a ring or, without an inner radius, of a disc, with its base at y. */
export function arch(x: number, y: number, radius: number): string {
  const r = digits(radius);
  return `M${digits(x - radius)} ${digits(y)}A${r} ${r} 0 0 1 ${digits(x + radius)} ${digits(y)}Z`;
}

export type Point = readonly [x: number, y: number];

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${digits(x)} ${digits(y)}`).join('L')}Z`;
}

/** A smooth line through points, from cubic segments whose tangents follow the neighbours. */
export function curve(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  const [x, y] = at(0);
  const pieces = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)];
    const one = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const two = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return `C${[...one, ...two, ...end].map(digits).join(' ')}`;
  });
  return `M${digits(x)} ${digits(y)}${pieces.join('')}`;
}
