import { toHexColor } from '../color/to-hex-color.ts';
import type { LinkTint } from './link-look.ts';

/** The colours of a release where style sheets do not reach: in emails and in pictures. */
export type TintColors = { readonly wash: string; readonly soft: string; readonly line: string };

/**
 * Returns the colours of a release as hexadecimal sRGB: ground, quiet text and line of the light theme, and of the dark
 * one. The numbers are those of `--art-wash`, `--art-ink` and `--art-line` in web/ui/tokens.css.
 */
export function getTintColors({ hue, chroma: share }: LinkTint): { light: TintColors; dark: TintColors } {
  const pick = (lightness: number, chroma: number) => toHexColor({ lightness, chroma: chroma * share, hue });
  return {
    light: { wash: pick(0.915, 0.05), soft: pick(0.36, 0.11), line: pick(0.8, 0.075) },
    dark: { wash: pick(0.27, 0.07), soft: pick(0.87, 0.075), line: pick(0.42, 0.085) },
  };
}
