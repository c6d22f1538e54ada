import { mix } from '@tangent/domain/colour/colour.ts';
import type { Brush } from '@tangent/domain/promotion/artwork/brush.ts';
import { pickReadableColour } from '@tangent/domain/promotion/artwork/cover-palette.ts';
import { arch, circle, rectangle } from '@tangent/domain/promotion/artwork/paths.ts';
import type { Scene, Shape } from '@tangent/domain/promotion/artwork/scene.ts';
import { plainStyle, spacedStyle, wideStyle } from '@tangent/domain/promotion/artwork/type-styles.ts';

/** A record that sets behind the horizon; one groove leaves it at the top. */
export function groove({ palette, title, artist, set, between }: Brush): Scene {
  const { ground, ink, first, second, third } = palette;
  const [x, y, step] = [between(330, 680), 560, between(20, 34)];
  const radii = Array.from({ length: Math.floor(380 / step) }, (_, index) => 130 + index * step);
  const last = radii.at(-1) ?? 0;
  const rings: Shape[] = radii.map((radius, index) => ({
    d: circle(x, y, radius),
    colour: index % 3 === 2 ? second : first,
    width: step * (index % 4 === 1 ? 0.5 : 0.2),
  }));
  const away: Shape = { d: `M${x} ${y - last}H1010`, colour: first, width: step * 0.2 };
  return {
    ground,
    shapes: [
      ...rings,
      away,
      { d: circle(x, y, 96), colour: third },
      { d: circle(x, y, 16), colour: ground },
      { d: rectangle(0, 640, 1000, 360), colour: ground },
    ],
    lines: [
      ...set(title, wideStyle(ink, 118, { place: 'bottom' }), { x: 60, y: 676, width: 880, height: 180 }),
      ...set(artist, plainStyle(ink, 42, { place: 'bottom' }), { x: 60, y: 866, width: 880, height: 74 }),
    ],
  };
}

/** A low sun cut by bars of haze. */
export function sunrise({ palette, title, artist, upper, set, between }: Brush): Scene {
  const { ground, ink, first, second, third } = palette;
  const [radius, cut] = [between(250, 300), between(0.1, 0.4)];
  const [x, y] = [500, 400];
  const haze = Array.from({ length: 6 }, (_, index): Shape => {
    const top = y + radius * cut + (index * radius * (1 - cut)) / 6;
    return { d: rectangle(0, top, 1000, 8 + index * 6), colour: ground };
  });
  return {
    ground,
    shapes: [
      { d: circle(x, y, radius + 34), colour: mix(ground, first, 0.25) },
      { d: circle(x, y, radius), colour: first },
      { d: arch(x, y + radius * cut - 8, radius * 0.55), colour: mix(first, second, 0.55) },
      ...haze,
      { d: rectangle(0, 722, 1000, 6), colour: third },
    ],
    lines: [
      ...set(upper(title), wideStyle(ink, 84, { anchor: 'middle', place: 'middle' }), {
        x: 60,
        y: 744,
        width: 880,
        height: 130,
      }),
      ...set(upper(artist), spacedStyle(ink, 30, { anchor: 'middle', place: 'bottom' }), {
        x: 60,
        y: 878,
        width: 880,
        height: 62,
      }),
    ],
  };
}

/** Planets on their orbits around a disc that holds the title. */
export function orbit({ palette, title, artist, upper, set, between, oneOf }: Brush): Scene {
  const { ground, ink, first, second, third } = palette;
  const paths = [310, 372, 446, 534, 640];
  const bodies = paths.flatMap((radius, index): Shape[] => {
    const angle = between(0, Math.PI * 2);
    const [x, y] = [500 + Math.cos(angle) * radius, 470 + Math.sin(angle) * radius * 0.98];
    return [{ d: circle(x, y, between(12, 34 + index * 5)), colour: oneOf([first, second, second]) }];
  });
  const rings = paths.map(
    (radius): Shape => ({ d: circle(500, 470, radius), colour: mix(ground, ink, 0.3), width: 2.5 }),
  );
  const disc = pickReadableColour(first, palette);
  return {
    ground,
    shapes: [
      { d: circle(500, 470, 640), colour: mix(ground, third, 0.35) },
      { d: circle(500, 470, 446), colour: mix(ground, third, 0.75) },
      ...rings,
      ...bodies,
      { d: circle(500, 470, 252), colour: first },
      { d: rectangle(0, 862, 1000, 138), colour: ground },
    ],
    lines: [
      ...set(title, wideStyle(disc, 78, { anchor: 'middle', place: 'middle' }), {
        x: 312,
        y: 370,
        width: 376,
        height: 200,
      }),
      ...set(upper(artist), spacedStyle(ink, 34, { anchor: 'middle', place: 'middle' }), {
        x: 60,
        y: 872,
        width: 880,
        height: 68,
      }),
    ],
  };
}

/** The label in the middle of a record. */
export function label({ palette, title, artist, upper, set, between }: Brush): Scene {
  const { ground, first, second, third } = palette;
  const on = pickReadableColour(first, palette);
  const rings = Array.from({ length: 9 }, (_, index): Shape => {
    return { d: circle(500, 500, 452 + index * between(16, 26)), colour: mix(ground, third, 0.8), width: 3 };
  });
  const share = between(0.1, 0.22);
  return {
    ground,
    shapes: [
      ...rings,
      { d: circle(500, 500, 424), colour: first },
      { d: circle(500, 500, 404), colour: on, width: 3, opacity: 0.55 },
      { d: rectangle(96, 500 - 424 * share * 0.5, 808, 424 * share), colour: second, opacity: 0.95 },
      { d: circle(500, 500, 34), colour: ground },
    ],
    lines: [
      ...set(title, wideStyle(on, 86, { anchor: 'middle', place: 'middle' }), {
        x: 230,
        y: 216,
        width: 540,
        height: 216,
      }),
      ...set(upper(artist), spacedStyle(on, 38, { anchor: 'middle', place: 'middle' }), {
        x: 260,
        y: 590,
        width: 480,
        height: 150,
      }),
    ],
  };
}
