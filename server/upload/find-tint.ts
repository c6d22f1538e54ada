import type { Sharp } from 'sharp';

/** Chroma in OKLCH that counts as fully colourful; sRGB's purest colours reach about 0.3. */
const FULL_CHROMA = 0.16;

/** Hue (degrees) and colourfulness (0 to 1) of the dominant colour of a picture, in OKLCH like the style sheets. */
export async function findTint(image: Sharp): Promise<{ hue: number; chroma: number }> {
  const { dominant } = await image.clone().stats();
  const { a, b } = toOklab(dominant);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  const chroma = Math.min(1, Math.hypot(a, b) / FULL_CHROMA);
  return { hue: Math.round((hue + 360) % 360), chroma: Math.round(chroma * 100) / 100 };
}

// Björn Ottosson's OKLab; lightness is not needed.
function toOklab(colour: { r: number; g: number; b: number }): { a: number; b: number } {
  const [r, g, b] = [toLinear(colour.r), toLinear(colour.g), toLinear(colour.b)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function toLinear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
