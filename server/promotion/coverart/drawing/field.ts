import { fromOkLab, toOkLab } from '@tangent/domain/colour/colour.ts';

/** A picture computed pixel by pixel: a value 0 to 1 for a point in shares of the side, and the colours it stands for. */
export type Field = {
  readonly value: (x: number, y: number) => number;
  /** The colours from value 0 to value 1, evenly spaced. */
  readonly ramp: readonly string[];
  /** Side of the computed picture in pixels; it is enlarged to the side of the cover. */
  readonly side: number;
};

const RAMP_STEPS = 1024;

/** Renders a field as RGB bytes, row by row. */
export function renderField({ value, ramp, side }: Field): Buffer {
  const colours = buildRamp(ramp);
  const bytes = Buffer.alloc(side * side * 3);
  let at = 0;
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const share = value((column + 0.5) / side, (row + 0.5) / side);
      const step = Math.min(RAMP_STEPS - 1, Math.max(0, Math.floor(share * RAMP_STEPS))) * 3;
      bytes[at] = colours[step] ?? 0;
      bytes[at + 1] = colours[step + 1] ?? 0;
      bytes[at + 2] = colours[step + 2] ?? 0;
      at += 3;
    }
  }
  return bytes;
}

function buildRamp(ramp: readonly string[]): Uint8Array {
  const labs = ramp.map(toOkLab);
  const bytes = new Uint8Array(RAMP_STEPS * 3);
  for (let step = 0; step < RAMP_STEPS; step += 1) {
    const place = (step / (RAMP_STEPS - 1)) * (labs.length - 1);
    const [from, to] = [labs[Math.floor(place)] ?? [], labs[Math.min(labs.length - 1, Math.floor(place) + 1)] ?? []];
    const colour = fromOkLab(from.map((axis, index) => axis + ((to[index] ?? 0) - axis) * (place % 1)));
    for (let band = 0; band < 3; band += 1) {
      bytes[step * 3 + band] = Number.parseInt(colour.slice(1 + band * 2, 3 + band * 2), 16);
    }
  }
  return bytes;
}

export type Noise = (x: number, y: number) => number;

/** Creates gradient noise from about -1 to 1, smooth over a distance of 1. `between` is a random number of a range. */
export function createNoise(between: (low: number, high: number) => number): Noise {
  const order = Uint8Array.from({ length: 256 }, (_, index) => index);
  for (let index = 255; index > 0; index -= 1) {
    const other = Math.floor(between(0, index + 1));
    const kept = order[index] ?? 0;
    order[index] = order[other] ?? 0;
    order[other] = kept;
  }
  const across = Float32Array.from(order, (value) => Math.cos((value / 256) * 2 * Math.PI));
  const down = Float32Array.from(order, (value) => Math.sin((value / 256) * 2 * Math.PI));
  const corner = (x: number, y: number, dx: number, dy: number) => {
    const at = order[((order[x & 255] ?? 0) + y) & 255] ?? 0;
    return (across[at] ?? 0) * dx + (down[at] ?? 0) * dy;
  };
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [dx, dy] = [x - left, y - top];
    const sx = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
    const sy = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
    const upper = corner(left, top, dx, dy) * (1 - sx) + corner(left + 1, top, dx - 1, dy) * sx;
    const lower = corner(left, top + 1, dx, dy - 1) * (1 - sx) + corner(left + 1, top + 1, dx - 1, dy - 1) * sx;
    return (upper * (1 - sy) + lower * sy) * 1.5;
  };
}

/** Sums noise of ever finer grain: a cloud, about -1 to 1. */
export function createCloud(noise: Noise, octaves: number): Noise {
  return (x, y) => {
    let [sum, height, scale] = [0, 0.55, 1];
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += height * noise(x * scale + octave * 17.3, y * scale - octave * 9.1);
      height *= 0.5;
      scale *= 2.03;
    }
    return sum;
  };
}
