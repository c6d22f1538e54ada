/** Computes the contrast of two colours as defined by WCAG 2.2, 1 to 21. */
export function contrast(one: string, other: string): number {
  return contrastOf(luminance(one), luminance(other));
}

/** Computes the contrast of two relative luminances, 1 to 21. */
export function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Computes the relative luminance of a colour as defined by WCAG 2.2, 0 to 1. */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map(toLinear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Mixes two colours; `share` is the part of the second, 0 to 1. */
export function mix(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * (1 - share) + (b ?? 0) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** Mixes two colours evenly to the eye, in OK-Lab: no grey between complements. `share` is the part of the second. */
export function blend(one: string, other: string, share: number): string {
  const [from, to] = [toOkLab(one), toOkLab(other)];
  return fromOkLab(from.map((value, axis) => value + ((to[axis] ?? 0) - value) * share));
}

/** Converts a colour to OK-Lab: lightness 0 to 1, then green to red and blue to yellow. */
export function toOkLab(colour: string): number[] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => toLinear(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/**
 * Converts OK-Lab to a colour; values outside sRGB are clipped. Source: Björn Ottosson, A perceptual color space for image
 * processing (2020).
 */
export function fromOkLab([lightness = 0, a = 0, b = 0]: readonly number[]): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map((value) => toByte(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Changes the lightness of a colour by a share of the way to black (negative) or white (positive). */
export function shade(colour: string, amount: number): string {
  return blend(colour, amount < 0 ? '#000000' : '#ffffff', Math.abs(amount));
}

/** Converts a channel of sRGB, 0 to 1, to linear light. */
export function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Encodes a linear channel with the curve of sRGB (IEC 61966-2-1). */
function toByte(linear: number): number {
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, value)));
}
