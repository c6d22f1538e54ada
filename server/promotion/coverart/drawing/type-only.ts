import { blend } from '@tangent/domain/colour/colour.ts';
import { pickReadableColour } from '@tangent/domain/promotion/artwork/cover-palette.ts';
import { arch, circle } from '@tangent/domain/promotion/artwork/paths.ts';
import { getLeading } from '@tangent/domain/promotion/artwork/type-styles.ts';
import type { Art, Picture } from './art.ts';
import { bar, disc, fill, stroke } from './svg.ts';

/** Nothing but the title, as large as it goes, and one form that carries the colour. */
export function typeOnly(art: Art): Picture {
  return art.oneOf([drawStack, drawBand, drawLabel, drawCorner])(art);
}

/** The title fills the sheet. */
function drawStack({ palette, set, title_type, artist_type, shown_title, shown_artist }: Art): Picture {
  const { ground, ink, first } = palette;
  const rule = first === ground ? ink : first;
  return {
    ground,
    svg: bar(64, 140, 872, 9, rule),
    lines: [
      ...set(shown_artist, artist_type(ink, 42, { place: 'middle' }), { x: 64, y: 62, width: 872, height: 62 }),
      ...set(shown_title, title_type(ink, 420, { leading: getLeading(shown_title), place: 'bottom' }), {
        x: 64,
        y: 170,
        width: 872,
        height: 770,
      }),
    ],
    grain: 2.4,
  };
}

/** Two fields of colour; the title crosses from one into the other's height. */
function drawBand({ palette, between, set, title_type, artist_type, shown_title, shown_artist }: Art): Picture {
  const { ground, ink, first, second, third } = palette;
  const field = [first, second, third].find((colour) => colour !== ground) ?? ink;
  const height = between(430, 560);
  const on = pickReadableColour(field, palette);
  const accent = [second, third, first].find((colour) => colour !== ground && colour !== field) ?? ink;
  return {
    ground,
    svg:
      bar(0, 0, 1000, height, field) +
      disc(between(700, 840), height, between(96, 150), accent) +
      bar(0, height, 1000, 1000 - height, ground),
    lines: [
      ...set(shown_artist, artist_type(on, 44), { x: 64, y: 62, width: 560, height: 120 }),
      ...set(shown_title, title_type(ink, 300, { leading: getLeading(shown_title), place: 'bottom' }), {
        x: 64,
        y: height + 34,
        width: 872,
        height: 906 - height,
      }),
    ],
    grain: 2.4,
  };
}

/** A record's label, larger than the sheet. */
function drawLabel({ palette, between, set, title_type, artist_type, shown_title, shown_artist }: Art): Picture {
  const { ground, ink, first, second, third } = palette;
  const face = [first, second, third].find((colour) => colour !== ground) ?? ink;
  const on = pickReadableColour(face, palette);
  const grooves = Array.from({ length: 11 }, (_, index) =>
    stroke(circle(500, 500, 470 + index * between(17, 21)), blend(ground, ink, 0.5), 2.2),
  );
  return {
    ground,
    svg:
      grooves.join('') +
      disc(500, 500, 438, face) +
      stroke(circle(500, 500, 414), on, 3, 0.6) +
      disc(500, 742, 15, ground),
    lines: [
      ...set(shown_title, title_type(on, 150, { anchor: 'middle', place: 'middle' }), {
        x: 180,
        y: 292,
        width: 640,
        height: 330,
      }),
      ...set(shown_artist, artist_type(on, 40, { anchor: 'middle', place: 'middle' }), {
        x: 260,
        y: 632,
        width: 480,
        height: 66,
      }),
    ],
    grain: 2.4,
  };
}

/** A quarter of a large ring in the corner above the title. */
function drawCorner({
  palette,
  between,
  oneOf,
  set,
  title_type,
  artist_type,
  shown_title,
  shown_artist,
}: Art): Picture {
  const { ground, ink, first, second, third } = palette;
  const colours = [first, second, third].filter((colour) => colour !== ground);
  const x = oneOf([1000, 760]);
  const widest = between(400, 470);
  const rings = Array.from({ length: 5 }, (_, index) => {
    const radius = widest * (1 - index / 5.4);
    const colour = index % 2 === 1 ? ground : (colours[(index / 2) % colours.length] ?? ink);
    return x === 1000 ? disc(1000, 0, radius * 1.2, colour) : fill(arch(760, 470, radius * 0.62), colour);
  });
  return {
    ground,
    svg: rings.join(''),
    lines: [
      ...set(shown_artist, artist_type(ink, 42), { x: 64, y: 62, width: 360, height: 120 }),
      ...set(shown_title, title_type(ink, 260, { leading: getLeading(shown_title), place: 'bottom' }), {
        x: 64,
        y: 500,
        width: 872,
        height: 440,
      }),
    ],
    grain: 2.4,
  };
}
