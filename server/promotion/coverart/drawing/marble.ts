import { blend, contrast, luminance, shade } from '@tangent/domain/colour/colour.ts';
import { pickReadableColour } from '@tangent/domain/promotion/artwork/cover-palette.ts';
import type { Art, Picture } from './art.ts';
import { createCloud, createNoise, type Field } from './field.ts';
import { bar } from './svg.ts';

/** Poured colour: noise bent by noise, with fine veins; the type stands on a plain plate. */
export function marble(art: Art): Picture {
  const { palette, set, title_type, artist_type, shown_title, shown_artist } = art;
  const field = createMarble(art);
  const colour = luminance(palette.ground) < 0.2 ? shade(palette.ground, -0.2) : palette.ground;
  const ink = pickReadableColour(colour, palette);
  return {
    ground: palette.ground,
    field,
    svg: bar(0, 716, 1000, 284, colour),
    lines: [
      ...set(shown_title, title_type(ink, 110, { place: 'middle' }), { x: 64, y: 734, width: 872, height: 146 }),
      ...set(shown_artist, artist_type(ink, 38, { place: 'bottom' }), { x: 64, y: 890, width: 872, height: 50 }),
    ],
    grain: 3.4,
  };
}

/** Creates the field of poured stone. */
export function createMarble({ palette, between, oneOf }: Art, behind: string | null = null): Field {
  const { ground, ink, first, second, third } = palette;
  const noise = createNoise(between);
  const cloud = createCloud(noise, 4);
  const fine = createCloud(noise, 3);
  const [scale, bend] = [between(1.1, 1.9), between(1.1, 1.9)];
  const bands = oneOf([1.4, 2.2, 3.1]);
  const value = (x: number, y: number) => {
    const [px, py] = [x * scale, y * scale];
    const [qx, qy] = [fine(px, py), fine(px + 5.2, py + 1.3)];
    const [rx, ry] = [
      fine(px + bend * qx + 1.7, py + bend * qy + 9.2),
      fine(px + bend * qx + 8.3, py + bend * qy + 2.8),
    ];
    const stone = cloud(px + bend * rx, py + bend * ry);
    return 0.5 + 0.5 * Math.sin((stone * 1.25 + qx * 0.4) * bands * Math.PI);
  };
  const dark = [ground, ink, first, second, third].reduce((a, b) => (luminance(a) < luminance(b) ? a : b));
  const light = [ground, ink, first, second, third].reduce((a, b) => (luminance(a) > luminance(b) ? a : b));
  const ramp =
    luminance(ground) < 0.3
      ? [shade(ground, -0.25), ground, third, first, second, blend(light, second, 0.25)]
      : [ground, shade(ground, -0.05), third, second, first, blend(dark, first, 0.3)];
  const clear = ramp.filter((colour) => behind === null || contrast(colour, behind) > 1.6);
  return { value, ramp: clear.length > 1 ? clear : [light, blend(light, dark, 0.5), light], side: 960 };
}
