import { toHexColour } from '../../colour/to-hex-colour.ts';
import type { LinkTint } from './link-tint.ts';

/** The colours of a release where style sheets do not reach: in emails and in pictures. */
export type TintColours = { readonly wash: string; readonly soft: string; readonly line: string };

/**
 * Returns background (`wash`), muted text (`soft`) and lines (`line`) as hexadecimal sRGB, for the light and the dark
 * theme. The numbers are those of `--art-wash`, `--art-ink` and `--art-line` in web/ui/tokens.css.
 */
export function getTintColours({ hue, chroma: share }: LinkTint): { light: TintColours; dark: TintColours } {
  const pick = (lightness: number, chroma: number) => toHexColour({ lightness, chroma: chroma * share, hue });
  return {
    light: { wash: pick(0.915, 0.05), soft: pick(0.36, 0.11), line: pick(0.8, 0.075) },
    dark: { wash: pick(0.27, 0.07), soft: pick(0.87, 0.075), line: pick(0.42, 0.085) },
  };
}
