/** A colour of the OKLCH space: lightness and chroma from 0 on, hue in degrees. */
export type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number };

/**
 * Returns an sRGB colour as `#rrggbb`, for programs that do not know OKLCH, such as email clients. Colours outside sRGB
 * are clipped. Source: Björn Ottosson, A perceptual color space for image processing (2020).
 *
 * @example toHexColor({ lightness: 1, chroma: 0, hue: 0 }) // '#ffffff'
 */
export function toHexColor({ lightness, chroma, hue }: Oklch): string {
  const radians = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(radians), chroma * Math.sin(radians)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${channels.map((linear) => toByte(linear).toString(16).padStart(2, '0')).join('')}`;
}

/** Encodes a linear channel with the curve of sRGB (IEC 61966-2-1). */
function toByte(linear: number): number {
  const clipped = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055));
}
