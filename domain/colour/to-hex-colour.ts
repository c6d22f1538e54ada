import { fromOkLab } from './colour.ts';

/** A colour of the OKLCH space: lightness and chroma from 0 on, hue in degrees. */
export type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number };

/**
 * Returns an sRGB colour as `#rrggbb`, for programs that do not know OKLCH, such as email clients. Colours outside sRGB
 * are clipped.
 *
 * @example toHexColour({ lightness: 1, chroma: 0, hue: 0 }) // '#ffffff'
 */
export function toHexColour({ lightness, chroma, hue }: Oklch): string {
  const radians = (hue * Math.PI) / 180;
  return fromOkLab([lightness, chroma * Math.cos(radians), chroma * Math.sin(radians)]);
}
