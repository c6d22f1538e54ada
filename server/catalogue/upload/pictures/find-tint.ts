import type { Sharp } from 'sharp';

/** Enough pixels to know the colours of a cover, few enough that grain and noise average out. */
const SIDE_PX = 128;
/** The colour circle in segments of 15 degrees; a colour covers three neighbouring segments. */
const PARTS = 24;
/** Below this OKLCH lightness the numbers still show a hue, but the eye sees black. */
const MIN_LIGHTNESS = 0.12;
/**
 * The mean OKLCH chroma at which a picture counts as fully colourful: a cover entirely in dark violet, or half in
 * forest green.
 */
const FULL_CHROMA = 0.05;

type Part = { a: number; b: number; chroma: number };

/**
 * Computes the hue (degrees) of the dominant colour of a picture, and how colourful it makes the picture (0 to 1), in
 * OKLCH like the style sheets. Grey never counts, however much of it there is: each pixel is weighted by its chroma.
 */
export async function findTint(image: Sharp): Promise<{ hue: number; chroma: number }> {
  const pixels = await image.clone().resize(SIDE_PX, SIDE_PX).raw().toBuffer();
  const parts = sortByHue(pixels);
  const colours = parts.map((part, index) =>
    add(add(part, parts[(index + 1) % PARTS] ?? part), parts[(index + PARTS - 1) % PARTS] ?? part),
  );
  const { a, b, chroma } = colours.reduce((most, colour) => (colour.chroma > most.chroma ? colour : most));
  const mean = chroma / SIDE_PX ** 2;
  return {
    hue: Math.round(computeHue({ a, b })) % 360,
    chroma: Math.round(Math.min(1, mean / FULL_CHROMA) * 100) / 100,
  };
}

function sortByHue(pixels: Buffer): Part[] {
  const parts = Array.from({ length: PARTS }, (): Part => ({ a: 0, b: 0, chroma: 0 }));
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const { lightness, a, b } = toOklab(pixels.readUInt8(at), pixels.readUInt8(at + 1), pixels.readUInt8(at + 2));
    if (lightness < MIN_LIGHTNESS) continue;
    const part = parts[Math.floor((computeHue({ a, b }) / 360) * PARTS) % PARTS];
    if (part) Object.assign(part, add(part, { a, b, chroma: Math.hypot(a, b) }));
  }
  return parts;
}

function add(one: Part, other: Part): Part {
  return { a: one.a + other.a, b: one.b + other.b, chroma: one.chroma + other.chroma };
}

function computeHue({ a, b }: { a: number; b: number }): number {
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

// Björn Ottosson's OKLab.
function toOklab(red: number, green: number, blue: number): { lightness: number; a: number; b: number } {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function toLinear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
