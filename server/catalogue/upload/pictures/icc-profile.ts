import { Buffer } from 'node:buffer';

/** Chromaticities of red, green, blue and white: x and y of each. */
export type Primaries = readonly [red: Point, green: Point, blue: Point, white: Point];
type Point = readonly [x: number, y: number];
type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** The white of ICC profiles, as XYZ. */
const D50: Triple = [0.9642, 1, 0.8249];
/** Entries of a curve: enough for the dark end of a picture with a high dynamic range. */
const CURVE_ENTRIES = 4096;

/**
 * Builds an ICC profile (version 2.4) of a display: `toLinear` gives the light of a value, both from 0 to 1. Without
 * primaries it is a profile of greys.
 */
export function buildProfile(toLinear: (value: number) => number, primaries: Primaries | null): Buffer {
  const curve = buildCurve(toLinear);
  const white: [string, Buffer] = ['wtpt', buildXyz(D50)];
  const tags: [string, Buffer][] =
    primaries === null ? [white, ['kTRC', curve]] : [white, ...buildColorants(primaries), ...listCurves(curve)];
  const texts: [string, Buffer][] = [
    ['desc', buildDescription('Converted')],
    ['cprt', buildTag('text', Buffer.from('None\0'))],
  ];
  return buildFile(primaries === null ? 'GRAY' : 'RGB ', [...texts, ...tags]);
}

function listCurves(curve: Buffer): [string, Buffer][] {
  return ['rTRC', 'gTRC', 'bTRC'].map((name) => [name, curve]);
}

function buildFile(space: string, tags: readonly (readonly [string, Buffer])[]): Buffer {
  const table = Buffer.alloc(4 + tags.length * 12);
  table.writeUInt32BE(tags.length, 0);
  let offset = 128 + table.length;
  tags.forEach(([name, content], index) => {
    const at = 4 + index * 12;
    table.write(name, at, 'latin1');
    table.writeUInt32BE(offset, at + 4);
    table.writeUInt32BE(content.length, at + 8);
    offset += content.length;
  });
  const header = Buffer.alloc(128);
  header.writeUInt32BE(offset, 0);
  header.writeUInt32BE(0x0240_0000, 8);
  header.write(`mntr${space}XYZ `, 12, 'latin1');
  header.write('acsp', 36, 'latin1');
  writeXyz(header, 68, D50);
  return Buffer.concat([header, table, ...tags.map(([, content]) => content)]);
}

function buildTag(type: string, content: Buffer): Buffer {
  const filling = Buffer.alloc((4 - (content.length % 4)) % 4);
  return Buffer.concat([Buffer.from(type, 'latin1'), Buffer.alloc(4), content, filling]);
}

function buildDescription(name: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(name.length + 1);
  return buildTag('desc', Buffer.concat([length, Buffer.from(`${name}\0`, 'latin1'), Buffer.alloc(78)]));
}

function buildCurve(toLinear: (value: number) => number): Buffer {
  const content = Buffer.alloc(4 + CURVE_ENTRIES * 2);
  content.writeUInt32BE(CURVE_ENTRIES, 0);
  for (let index = 0; index < CURVE_ENTRIES; index += 1) {
    const light = Math.min(1, Math.max(0, toLinear(index / (CURVE_ENTRIES - 1))));
    content.writeUInt16BE(Math.round(light * 65_535), 4 + index * 2);
  }
  return buildTag('curv', content);
}

function buildXyz(xyz: Triple): Buffer {
  const content = Buffer.alloc(12);
  writeXyz(content, 0, xyz);
  return buildTag('XYZ ', content);
}

function writeXyz(into: Buffer, at: number, xyz: Triple): void {
  xyz.forEach((value, index) => {
    into.writeInt32BE(Math.round(value * 65_536), at + index * 4);
  });
}

/** Bradford's matrix, by which ICC profiles adapt colours to their white. */
const BRADFORD: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

function buildColorants([red, green, blue, white]: Primaries): [string, Buffer][] {
  const columns = transpose([toXyz(red), toXyz(green), toXyz(blue)]);
  const scale = multiply(invert(columns), toXyz(white));
  const adapt = adaptTo(D50, toXyz(white));
  return (['rXYZ', 'gXYZ', 'bXYZ'] as const).map((name, index) => {
    const factor = scale[index] ?? 0;
    const [x, y, z] = toXyz([red, green, blue][index] ?? white);
    return [name, buildXyz(multiply(adapt, [x * factor, y * factor, z * factor]))];
  });
}

function adaptTo(target: Triple, white: Triple): Matrix {
  const [to, from] = [multiply(BRADFORD, target), multiply(BRADFORD, white)];
  const scaled = BRADFORD.map((row, index) => {
    const factor = (to[index] ?? 1) / (from[index] ?? 1);
    return [row[0] * factor, row[1] * factor, row[2] * factor] as const;
  }) as unknown as Matrix;
  const columns = transpose(scaled);
  const back = invert(BRADFORD);
  return transpose([multiply(back, columns[0]), multiply(back, columns[1]), multiply(back, columns[2])]);
}

function toXyz([x, y]: Point): Triple {
  return [x / y, 1, (1 - x - y) / y];
}

function multiply(matrix: Matrix, [a, b, c]: Triple): Triple {
  const [x, y, z] = matrix;
  const dot = (row: Triple) => row[0] * a + row[1] * b + row[2] * c;
  return [dot(x), dot(y), dot(z)];
}

function transpose([a, b, c]: Matrix): Matrix {
  return [
    [a[0], b[0], c[0]],
    [a[1], b[1], c[1]],
    [a[2], b[2], c[2]],
  ];
}

function invert([a, b, c]: Matrix): Matrix {
  const cross = (p: Triple, q: Triple): Triple => [
    p[1] * q[2] - p[2] * q[1],
    p[2] * q[0] - p[0] * q[2],
    p[0] * q[1] - p[1] * q[0],
  ];
  const [x, y, z] = [cross(b, c), cross(c, a), cross(a, b)];
  const size = a[0] * x[0] + a[1] * x[1] + a[2] * x[2];
  const divide = (row: Triple): Triple => [row[0] / size, row[1] / size, row[2] / size];
  return transpose([divide(x), divide(y), divide(z)]);
}
