import { mix } from '@tangent/domain/colour/colour.ts';
import type { Brush } from '@tangent/domain/promotion/artwork/brush.ts';
import { arch, circle, curve, type Point, rectangle } from '@tangent/domain/promotion/artwork/paths.ts';
import type { Scene, Shape } from '@tangent/domain/promotion/artwork/scene.ts';
import {
  getLeading,
  narrowStyle,
  plainStyle,
  spacedStyle,
  wideStyle,
} from '@tangent/domain/promotion/artwork/type-styles.ts';

const UNDER_TOP = 56;
const TOP = { x: 60, y: 60, width: 880, height: 210 } as const;

/** Mountains, one behind the other, below a pale disc. */
export function ridges({ palette, title, artist, setBoth, between }: Brush): Scene {
  const { ground, ink, first, second, third } = palette;
  const layers = 6;
  const hills = Array.from({ length: layers }, (_, layer): Shape => {
    const [base, height] = [520 + layer * 82, 150 - layer * 12];
    const points = Array.from({ length: 9 }, (__, index): Point => [index * 137.5 - 50, base - between(0, height)]);
    const far = layer / (layers - 1);
    const colour = far < 0.5 ? mix(mix(ground, third, 0.6), third, far * 2) : mix(third, first, far * 2 - 1);
    return { d: `${curve(points)}V1010H-60Z`, colour };
  });
  return {
    ground,
    shapes: [{ d: circle(between(300, 780), between(440, 500), between(74, 104)), colour: second }, ...hills],
    lines: setBoth([title, wideStyle(ink, 112)], [artist, plainStyle(ink, 42)], TOP, UNDER_TOP),
  };
}

/** A field of dots that swells like a drum skin. */
export function halftone({ palette, title, artist, upper, setBoth, between }: Brush): Scene {
  const { ground, ink, first, second } = palette;
  const [x, y] = [between(200, 800), between(560, 860)];
  const [pitch, length] = [31.25, between(120, 190)];
  const dots = { near: '', far: '' };
  for (let row = 0; row < 21; row += 1) {
    for (let column = 0; column <= 32; column += 1) {
      const [cx, cy] = [column * pitch + (row % 2) * (pitch / 2), 376 + row * pitch];
      const away = Math.hypot(cx - x, cy - y);
      const radius = (0.5 + 0.5 * Math.cos((away / length) * Math.PI)) * 11 * Math.exp(-away / 900) + 1.6;
      dots[away < length * 0.98 ? 'near' : 'far'] += circle(cx, cy, radius);
    }
  }
  const capitals = upper(title);
  return {
    ground,
    shapes: [
      { d: dots.far, colour: first },
      { d: dots.near, colour: second },
    ],
    lines: setBoth(
      [capitals, narrowStyle(ink, 190, { leading: getLeading(capitals) })],
      [upper(artist), spacedStyle(ink, 32)],
      TOP,
      UNDER_TOP,
    ),
  };
}

/** Ribbons that converge and diverge. */
export function ribbons({ palette, title, artist, setBoth, between }: Brush): Scene {
  const { ground, ink, first, second, third } = palette;
  const [phase, swing, turns] = [between(0, 6), between(60, 110), between(0.7, 1.3)];
  const count = 15;
  const lines = Array.from({ length: count }, (_, index): Shape => {
    const share = index / (count - 1);
    const points = Array.from({ length: 11 }, (__, step): Point => {
      const x = step * 104 - 20;
      const wave = Math.sin(phase + (x / 1000) * Math.PI * 2 * turns + share * 1.9);
      return [x, 470 + share * 560 + wave * swing * (1 - share * 0.4) - share * wave * 30];
    });
    const colour = [first, second, third, mix(first, second, 0.5)][index % 4] ?? first;
    return { d: curve(points), colour, width: 14 + (index % 3) * 8 };
  });
  return {
    ground,
    shapes: lines,
    lines: setBoth([title, wideStyle(ink, 112)], [artist, plainStyle(ink, 42)], TOP, UNDER_TOP),
  };
}

/** Arches within arches on the lower edge. */
export function arches({ palette, title, artist, upper, setBoth, between, oneOf }: Brush): Scene {
  const { ground, ink, first, second, third } = palette;
  const [x, band] = [oneOf([500, 500, 250, 750]), between(52, 84)];
  const largest = x === 500 ? 520 : 560;
  const colours = [first, third, second, mix(first, ground, 0.35)];
  const rings = Array.from({ length: Math.floor(largest / band) }, (_, index): Shape => {
    return { d: arch(x, 940, largest - index * band), colour: colours[index % colours.length] ?? first };
  });
  return {
    ground,
    shapes: [...rings, { d: rectangle(0, 940, 1000, 60), colour: mix(ground, ink, 0.9) }],
    lines: setBoth([title, wideStyle(ink, 112)], [upper(artist), spacedStyle(ink, 32)], TOP, UNDER_TOP),
  };
}
