import type { Sharp } from 'sharp';

/** Large enough for a thin frame, small enough that noise in a bar averages out. */
const SIDE_PX = 500;
/** Bars thinner than this share of the side are scaling, thicker than the other are a layout. */
const THICKNESS = { min: 0.008, max: 0.3 } as const;
/** How far the colours of one bar may differ from its own mean, including compression noise. */
const SAME = 14;
/**
 * How far the picture must differ from the bar, and along which share of the edge: a shape on a plain background never
 * does.
 */
const OTHER = 40;
const EDGE_SHARE = 0.7;
/** Lines between a bar and the picture that scaling and compressing may have mixed. */
const MIXED_LINES = 6;

type Side = 'top' | 'right' | 'bottom' | 'left';
type Pixels = (side: Side, depth: number, along: number) => readonly [number, number, number];

/**
 * Detects bars above and below, or left and right, or a frame: even colour with a hard inner edge
 * (docs/standards/audio.md).
 */
export async function findBorder(image: Sharp): Promise<boolean> {
  const bytes = await image.clone().resize(SIDE_PX, SIDE_PX).raw().toBuffer();
  const pixels = readPixels(bytes);
  const bars = (['top', 'bottom', 'left', 'right'] as const).map((side) => measureThickness(pixels, side));
  const [top = 0, bottom = 0, left = 0, right = 0] = bars;
  const across = { from: left, to: SIDE_PX - right };
  const down = { from: top, to: SIDE_PX - bottom };
  const has = (side: Side, thickness: number, edge: typeof across) => isBar(pixels, side, thickness, edge);
  const isLetterbox = has('top', top, across) && has('bottom', bottom, across);
  const isPillarbox = has('left', left, down) && has('right', right, down);
  return isLetterbox || isPillarbox;
}

function readPixels(bytes: Buffer): Pixels {
  const last = SIDE_PX - 1;
  return (side, depth, along) => {
    const [x, y] = {
      top: [along, depth] as const,
      bottom: [along, last - depth] as const,
      left: [depth, along] as const,
      right: [last - depth, along] as const,
    }[side];
    const at = (y * SIDE_PX + x) * 3;
    return [bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0];
  };
}

/** Counts the lines from an edge inwards that have the colour of the very first one. */
function measureThickness(pixels: Pixels, side: Side): number {
  const ground = computeMean(pixels, side);
  const most = Math.floor(SIDE_PX * THICKNESS.max) + 1;
  for (let depth = 0; depth < most; depth += 1) {
    for (let along = 0; along < SIDE_PX; along += 1) {
      if (distance(pixels(side, depth, along), ground) > SAME) return depth;
    }
  }
  return most;
}

/** A bar requires that the line behind it differs along nearly all of its length. */
function isBar(pixels: Pixels, side: Side, thickness: number, { from, to }: { from: number; to: number }): boolean {
  if (thickness < SIDE_PX * THICKNESS.min || thickness > SIDE_PX * THICKNESS.max) return false;
  const ground = computeMean(pixels, side);
  let others = 0;
  for (let along = from; along < to; along += 1) {
    if (distance(pixels(side, thickness + MIXED_LINES, along), ground) > OTHER) others += 1;
  }
  return others >= (to - from) * EDGE_SHARE;
}

function computeMean(pixels: Pixels, side: Side): readonly [number, number, number] {
  const sum = [0, 0, 0];
  for (let along = 0; along < SIDE_PX; along += 1) {
    pixels(side, 0, along).forEach((value, band) => {
      sum[band] = (sum[band] ?? 0) + value;
    });
  }
  const [red = 0, green = 0, blue = 0] = sum.map((value) => value / SIDE_PX);
  return [red, green, blue];
}

function distance(one: readonly [number, number, number], other: readonly [number, number, number]): number {
  return Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]), Math.abs(one[2] - other[2]));
}
