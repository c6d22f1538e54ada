import { blend, contrast, luminance, shade } from '@tangent/domain/colour/colour.ts';
import type { Art } from './art.ts';

/** The colours of an emblem, and the line between its sky and its land. */
export type Scene = {
  readonly ground: string;
  readonly land: string;
  readonly figure: string;
  readonly light: string;
  readonly line: number;
  readonly is_night: boolean;
};

/** Colours of a scene in flat tones: the figure stands out from ground, disc and land. */
export function chooseFlat({ palette, motifs, ...art }: Art, line: number, isAlwaysNight: boolean): Scene {
  const { first, second, third, ink } = palette;
  const is_night = isAlwaysNight || (['night', 'moon', 'stars'] as const).some((motif) => motifs.has(motif));
  const dark = luminance(palette.ground) < luminance(ink) ? palette.ground : ink;
  const ground = is_night && luminance(palette.ground) > 0.12 ? shade(dark, -0.1) : palette.ground;
  const accents = [first, second, third].filter((colour) => contrast(colour, ground) > 1.4);
  const light = art.light ?? [...accents].sort((one, other) => luminance(other) - luminance(one))[0] ?? ink;
  const isDark = luminance(ground) < 0.15;
  const soil = blend(ground, isDark ? third : ink, isDark ? 0.6 : 0.8);
  const land = art.land ?? (contrast(soil, ground) > 1.45 ? soil : blend(soil, isDark ? '#fffaf0' : '#000000', 0.34));
  const choices = [...accents.filter((colour) => colour !== light), ink, shade(ground, -0.75), '#fffaf0'];
  const clear = (colour: string) => Math.min(contrast(colour, ground), contrast(colour, light));
  const figure = choices.reduce((best, colour) => (clear(colour) > clear(best) ? colour : best), ink);
  return { ground, land, figure, light, line, is_night };
}

/** Colours of a print: ink on paper, or by night paper lines in a field of ink. */
export function choosePrint({ palette, motifs, ...art }: Art, line: number): Scene {
  const { first, second, third, ground, ink } = palette;
  const is_night = (['night', 'moon', 'stars'] as const).some((motif) => motifs.has(motif));
  const tones = [ground, ink, first, second, third].sort((one, other) => luminance(one) - luminance(other));
  const [dark = ink, pale = ground] = [tones[0], tones.at(-1)];
  const paper = luminance(pale) > 0.6 ? pale : blend(pale, '#fffaf0', 0.7);
  const accents = [first, second, third].filter(
    (colour) => contrast(colour, paper) > 1.35 && contrast(colour, dark) > 1.35,
  );
  const light = art.light ?? accents[0] ?? (is_night ? paper : dark);
  return {
    ground: is_night ? dark : paper,
    land: art.land ?? dark,
    figure: is_night ? paper : dark,
    light,
    line,
    is_night,
  };
}
