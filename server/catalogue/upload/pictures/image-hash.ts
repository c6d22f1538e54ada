import type { Sharp } from 'sharp';

/** The picture is scaled down to this side, and only its lowest frequencies count. */
const SIDE_PX = 32;
const FREQUENCIES = 8;
/** Below this standard deviation the picture contains nothing that another one could resemble. */
const MIN_DEVIATION = 3;
/** Frequencies weaker than this share of the strongest are noise: a symmetrical picture has many. */
const NOISE = 0.02;

const COSINES = Array.from({ length: FREQUENCIES + 1 }, (_, u) =>
  Array.from({ length: SIDE_PX }, (__, x) => Math.cos(((2 * x + 1) * u * Math.PI) / (2 * SIDE_PX))),
);

/**
 * Computes 64 bits, as 16 hexadecimal digits, that stay nearly the same when a picture is scaled, compressed again or
 * tinted: the signs of its lowest frequencies against their median. Null for a picture without shapes.
 */
export async function hashImage(image: Sharp): Promise<string | null> {
  const grey = await image.clone().greyscale().resize(SIDE_PX, SIDE_PX, { kernel: 'cubic' }).raw().toBuffer();
  const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length;
  const deviation = Math.sqrt(grey.reduce((sum, value) => sum + (value - mean) ** 2, 0) / grey.length);
  if (deviation < MIN_DEVIATION) return null;
  const strengths = lowFrequencies(grey);
  const median = strengths.toSorted((a, b) => a - b)[strengths.length / 2] ?? 0;
  const least = median + NOISE * Math.max(...strengths.map(Math.abs));
  const bits = strengths.map((strength) => (strength > least ? '1' : '0')).join('');
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0');
}

// Without the constant ones: the first row and column of a cosine transform are dropped together with the mean.
function lowFrequencies(grey: Buffer): number[] {
  const strengths: number[] = [];
  for (let v = 1; v <= FREQUENCIES; v += 1) {
    for (let u = 1; u <= FREQUENCIES; u += 1) strengths.push(computeStrength(grey, u, v));
  }
  return strengths;
}

function computeStrength(grey: Buffer, u: number, v: number): number {
  let sum = 0;
  for (let y = 0; y < SIDE_PX; y += 1) {
    for (let x = 0; x < SIDE_PX; x += 1) {
      sum += (grey[y * SIDE_PX + x] ?? 0) * (COSINES[u]?.[x] ?? 0) * (COSINES[v]?.[y] ?? 0);
    }
  }
  return sum;
}
