/** A point of a line; null where the value is unknown, which leaves a gap. */
export type PathPoint = { readonly x: number; readonly y: number } | null;

/**
 * Returns a smooth line through all points as an SVG path. Between two points it is never above the higher or below the
 * lower one, so that it shows no value that was never counted. With `bottom` it is the area between the line and that
 * height.
 */
export function smoothPath(points: readonly PathPoint[], bottom: number | null = null): string {
  return listRuns(points)
    .map((run) => (bottom === null ? drawRun(run) : closeRun(run, bottom)))
    .join('');
}

type KnownPoint = NonNullable<PathPoint>;

/** Splits the points into runs without gaps. */
function listRuns(points: readonly PathPoint[]): KnownPoint[][] {
  const runs: KnownPoint[][] = [[]];
  for (const point of points) {
    if (point === null) runs.push([]);
    else runs.at(-1)?.push(point);
  }
  return runs.filter((run) => run.length > 0);
}

function drawRun(run: readonly KnownPoint[]): string {
  const slopes = listSlopes(run);
  const parts = run.map((to, index) => {
    const from = run[index - 1];
    if (from === undefined) return `M${write(to.x)},${write(to.y)}`;
    const third = (to.x - from.x) / 3;
    const [leaving = 0, arriving = 0] = [slopes[index - 1], slopes[index]];
    const [y1, y2] = [from.y + leaving * third, to.y - arriving * third];
    return `C${write(from.x + third)},${write(y1)},${write(to.x - third)},${write(y2)},${write(to.x)},${write(to.y)}`;
  });
  // The round line cap draws a single point as a dot.
  return parts.join('') + (run.length === 1 ? 'Z' : '');
}

function closeRun(run: readonly KnownPoint[], bottom: number): string {
  const [first, last] = [run[0]?.x ?? 0, run.at(-1)?.x ?? 0];
  return `${drawRun(run).replace('Z', '')}L${write(last)},${write(bottom)}L${write(first)},${write(bottom)}Z`;
}

/**
 * Returns the slope of the line at each point: flat at every peak and valley, and limited so that the line stays
 * between its points.
 */
function listSlopes(run: readonly KnownPoint[]): number[] {
  const steps = run.slice(1).map((to, index) => {
    const from = run[index] ?? to;
    const width = to.x - from.x;
    return { width, rise: (to.y - from.y) / width };
  });
  const inner = steps.slice(1).map((after, index) => {
    const before = steps[index] ?? after;
    if (before.rise * after.rise <= 0) return 0;
    const middle = (before.rise * after.width + after.rise * before.width) / (before.width + after.width);
    return Math.sign(after.rise) * Math.min(2 * Math.abs(before.rise), 2 * Math.abs(after.rise), Math.abs(middle));
  });
  const [first, last] = [steps[0]?.rise ?? 0, steps.at(-1)?.rise ?? 0];
  const end = (rise: number, beside: number | undefined) => (beside === undefined ? rise : (3 * rise - beside) / 2);
  return [end(first, inner[0]), ...inner, end(last, inner.at(-1))];
}

const write = (length: number) => String(Math.round(length * 1000) / 1000);
