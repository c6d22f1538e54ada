import { blend } from '@tangent/domain/colour/colour.ts';
import type { Point } from '@tangent/domain/promotion/artwork/paths.ts';
import type { Art, Picture } from './art.ts';
import { createNoise } from './field.ts';
import { along, fill, loop, stroke } from './svg.ts';

/** Fields of lines: a swell, rings around a lake, or currents. */
export function contour(art: Art): Picture {
  const { palette, oneOf, setBoth, title_type, artist_type, shown_title, shown_artist } = art;
  const kind = oneOf(['swell', 'rings', 'currents']);
  const { ground, ink } = palette;
  const drawn = { swell: drawSwell, rings: drawRings, currents: drawCurrents }[kind](art);
  return {
    ground,
    svg: drawn,
    lines: setBoth(
      [shown_title, title_type(ink, 128)],
      [shown_artist, artist_type(ink, 40)],
      { x: 64, y: 62, width: 872, height: 196 },
      60,
    ),
    grain: 2.4,
  };
}

/** Waves that grow towards the viewer; one of them has the colour of the accent. */
function drawSwell({ palette, between }: Art): string {
  const { ink, first, second, ground } = palette;
  const noise = createNoise(between);
  const count = Math.round(between(17, 27));
  const accent = Math.floor(between(count * 0.25, count * 0.65));
  const [start, turn] = [between(0, 90), between(1.3, 2.7)];
  const colour = first === ink ? second : first;
  return Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const base = 372 + (660 * index) / (count - 1);
    const points = Array.from({ length: 101 }, (__, step): Point => {
      const x = step * 10.4 - 20;
      const lift =
        noise(start + (x / 1000) * turn, index * 0.16) * 96 +
        noise(start - 40 + (x / 1000) * turn * 2.6, index * 0.3) * 22;
      return [x, base + lift * (1.1 - share * 0.55)];
    });
    const isAccent = index === accent;
    return stroke(along(points), isAccent ? colour : blend(ground, ink, 0.94), 3.2 + share * 17 * (17 / count), 1);
  }).join('');
}

/** Closed lines of equal height around one or two summits. */
function drawRings({ palette, between }: Art): string {
  const { ink, first, second, ground } = palette;
  const noise = createNoise(between);
  const [x, y] = [between(380, 640), between(620, 700)];
  const count = 26;
  const colour = first === ink ? second : first;
  const rings = Array.from({ length: count }, (_, index) => {
    const radius = 14 + index * 25;
    const points = Array.from({ length: 120 }, (__, step): Point => {
      const angle = (step / 120) * 2 * Math.PI;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const bend = 1 + noise(cos * 1.1 + 9, sin * 1.1 + index * 0.055) * (0.2 + index * 0.012);
      return [x + cos * radius * bend * 1.25, y + sin * radius * bend * 0.92];
    });
    return { d: loop(points), index };
  });
  const floor = rings
    .filter(({ index }) => index % 5 === 0 && index < 16)
    .reverse()
    .map(({ d, index }) => fill(d, blend(ground, colour, 0.16 + (15 - index) * 0.045)));
  const lines = rings.map(({ d, index }) =>
    stroke(d, index % 5 === 0 ? colour : ink, index % 5 === 0 ? 5.5 : 2.3, index % 5 === 0 ? 1 : 0.8),
  );
  const sky = `<defs><linearGradient id="calm" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ground}"/><stop offset="0.72" stop-color="${ground}"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/></linearGradient></defs><rect width="1000" height="400" fill="url(#calm)"/>`;
  return floor.join('') + lines.join('') + sky;
}

/** Strands that follow an invisible current, in the colours of the palette. */
function drawCurrents({ palette, between, oneOf }: Art): string {
  const { ink, first, second, third, ground } = palette;
  const noise = createNoise(between);
  const colours = [first, second, third, blend(ground, ink, 0.75)] as const;
  const scale = between(0.0011, 0.0019);
  let strands = '';
  for (let index = 0; index < 520; index += 1) {
    let [x, y] = [between(-120, 1120), between(330, 1080)];
    const points: Point[] = [];
    for (let step = 0; step < 46; step += 1) {
      points.push([x, y]);
      const angle = noise(x * scale, y * scale) * 2.5 + 0.2;
      x += Math.cos(angle) * 10;
      y += Math.sin(angle) * 10;
    }
    if (points.some(([, height]) => height < 318)) continue;
    strands += stroke(along(points), oneOf(colours), oneOf([2.5, 4, 7, 11]), 0.92);
  }
  return strands;
}
