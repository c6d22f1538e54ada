import { mix } from '@tangent/domain/colour/colour.ts';
import type { Brush } from '@tangent/domain/promotion/artwork/brush.ts';
import { pickReadableColour } from '@tangent/domain/promotion/artwork/cover-palette.ts';
import { arch, circle, polygon, quarter, rectangle } from '@tangent/domain/promotion/artwork/paths.ts';
import type { Scene, Shape } from '@tangent/domain/promotion/artwork/scene.ts';
import {
  getLeading,
  narrowStyle,
  plainStyle,
  spacedStyle,
  wideStyle,
} from '@tangent/domain/promotion/artwork/type-styles.ts';

/** The title as large as it fits, above a base of three colours. */
export function poster({ palette, title, artist, upper, set, between }: Brush): Scene {
  const { ground, ink, first, second, third } = palette;
  const [one, two] = [between(0.25, 0.45), between(0.6, 0.8)].map((share) => share * 1000) as [number, number];
  const capitals = upper(title);
  return {
    ground,
    shapes: [
      { d: rectangle(0, 880, one, 120), colour: first },
      { d: rectangle(one, 880, two - one, 120), colour: second },
      { d: rectangle(two, 880, 1000 - two, 120), colour: third },
      { d: rectangle(60, 130, 880, 8), colour: ink },
    ],
    lines: [
      ...set(upper(artist), spacedStyle(ink, 38, { place: 'middle' }), { x: 60, y: 60, width: 880, height: 62 }),
      ...set(capitals, narrowStyle(ink, 520, { leading: getLeading(capitals) }), {
        x: 60,
        y: 140,
        width: 880,
        height: 720,
      }),
    ],
  };
}

type TileForm = (x: number, y: number, side: number) => string;
const TILE_FORMS: readonly [TileForm, ...TileForm[]] = [
  (x, y, side) => quarter(x, y, side, true, true),
  (x, y, side) => quarter(x + side, y, side, false, true),
  (x, y, side) => quarter(x, y + side, side, true, false),
  (x, y, side) => quarter(x + side, y + side, side, false, false),
  (x, y, side) => circle(x + side / 2, y + side / 2, side / 2),
  (x, y, side) => arch(x + side / 2, y + side, side / 2),
  (x, y, side) =>
    polygon([
      [x, y + side],
      [x + side, y],
      [x + side, y + side],
    ]),
];

/** Tiles of quarters, discs and slopes; every seed arranges them differently. */
export function tiles({ palette, title, artist, set, oneOf }: Brush): Scene {
  const { ground, ink, first, second, third } = palette;
  const colours = [first, second, third, mix(ground, ink, 0.12)] as const;
  const shapes = Array.from({ length: 12 }, (_, index): Shape[] => {
    const [x, y] = [(index % 4) * 250, Math.floor(index / 4) * 250];
    const back = oneOf(colours);
    const form = oneOf(
      [first, second, third, ground, ink].filter((colour) => colour !== back) as [string, ...string[]],
    );
    return [
      { d: rectangle(x, y, 251, 251), colour: back },
      { d: oneOf(TILE_FORMS)(x, y, 250), colour: form },
    ];
  });
  return {
    ground,
    shapes: [...shapes.flat(), { d: rectangle(0, 750, 1000, 250), colour: ground }],
    lines: [
      ...set(title, wideStyle(ink, 92, { place: 'middle' }), { x: 60, y: 768, width: 880, height: 116 }),
      ...set(artist, plainStyle(ink, 38, { place: 'bottom' }), { x: 60, y: 882, width: 880, height: 58 }),
    ],
  };
}

/** Bars that hang from the top like the levels of a song. */
export function levels({ palette, title, artist, upper, set, between, oneOf }: Brush): Scene {
  const { ground, ink, first, second, third } = palette;
  const [count, phase, waves] = [oneOf([12, 16, 20]), between(0, 6), between(1.2, 2.6)];
  const pitch = 1000 / count;
  const bars = Array.from({ length: count }, (_, index): Shape[] => {
    const swell = 0.5 + 0.5 * Math.sin(phase + (index / count) * Math.PI * 2 * waves);
    const length = 130 + 400 * swell * between(0.75, 1) + between(0, 60);
    const [x, width] = [index * pitch + pitch * 0.14, pitch * 0.72];
    return [
      { d: rectangle(x, 0, width, length), colour: index % 5 === 3 ? second : first },
      { d: rectangle(x, length + 12, width, 14), colour: third },
    ];
  });
  return {
    ground,
    shapes: bars.flat(),
    lines: [
      ...set(title, wideStyle(ink, 110, { place: 'bottom' }), { x: 60, y: 672, width: 880, height: 186 }),
      ...set(upper(artist), spacedStyle(ink, 32, { place: 'bottom' }), { x: 60, y: 868, width: 880, height: 72 }),
    ],
  };
}

/** Two areas that meet on a slope, and a disc across both. */
export function slope({ palette, title, artist, set, between }: Brush): Scene {
  const { ground, ink, first, second } = palette;
  const [left, right] = [between(640, 860), between(300, 520)];
  const [x, radius] = [between(560, 720), between(150, 210)];
  const y = left + ((right - left) * x) / 1000;
  const field = polygon([
    [0, left],
    [1000, right],
    [1000, 1000],
    [0, 1000],
  ]);
  return {
    ground,
    shapes: [
      { d: field, colour: first },
      { d: circle(x, y, radius), colour: second },
      { d: `M0 ${left}L1000 ${right}`, colour: pickReadableColour(second, palette), width: 3, opacity: 0.5 },
    ],
    lines: [
      ...set(title, wideStyle(ink, 128), { x: 60, y: 60, width: 880, height: right - 100 - radius * 0.35 }),
      ...set(artist, plainStyle(pickReadableColour(first, palette), 46, { anchor: 'end', place: 'bottom' }), {
        x: 60,
        y: 872,
        width: 880,
        height: 68,
      }),
    ],
  };
}
