import { blend, luminance } from '@tangent/domain/colour/colour.ts';
import type { Art, Picture } from './art.ts';
import { createNoise } from './field.ts';
import { bar, disc } from './svg.ts';

/** From how dark a tone is (0 to 1) at a point in thousandths of the side. */
type Tone = (x: number, y: number) => number;

/** Two screens of dots, one across the other, as in two-colour print: a sphere, a swell, or a ring. */
export function halftone(art: Art): Picture {
  const { palette, between, oneOf, setBoth, title_type, artist_type, shown_title, shown_artist } = art;
  const { ground, ink, first, second } = palette;
  const kind = oneOf(['sphere', 'swell', 'ring', 'burst']);
  const tone = { sphere: createSphere, swell: createSwell, ring: createRing, burst: createBurst }[kind](art);
  const pitch = between(17, 25);
  const turn = between(12, 40);
  const colour = first === ground ? ink : first;
  const other = second === ground ? ink : second;
  const back = oneOf([true, false]) ? drawScreen((x, y) => 0.75 * tone(x + 34, y + 26), pitch, turn + 30, other) : '';
  return {
    ground,
    svg: `${back}${drawScreen(tone, pitch, turn, colour)}${bar(0, 0, 1000, 306, ground)}`,
    lines: setBoth(
      [shown_title, title_type(ink, 128)],
      [shown_artist, artist_type(ink === ground ? first : blend(ground, ink, 0.96), 40)],
      { x: 64, y: 62, width: 872, height: 176 },
      60,
    ),
    grain: 2.6,
  };
}

function createSphere({ between, palette }: Art): Tone {
  const isDark = luminance(palette.ground) < 0.2;
  const [cx, cy, radius] = [between(430, 570), between(650, 690), between(255, 300)];
  const light = between(-2.4, -0.8);
  return (x, y) => {
    const [dx, dy] = [(x - cx) / radius, (y - cy) / radius];
    const away = Math.hypot(dx, dy);
    if (away > 1) return 0.055 * Math.max(0, 1.6 - away);
    const depth = Math.sqrt(1 - away * away);
    const lit = dx * Math.cos(light) * 0.62 + dy * Math.sin(light) * 0.62 + depth * 0.62;
    // Dots are ink on a light ground and light on a dark one.
    return Math.min(1, Math.max(0.02, isDark ? lit * 0.95 : 0.98 - lit));
  };
}

function createSwell({ between }: Art): Tone {
  const noise = createNoise(between);
  const [stretch, turns] = [between(1.4, 2.6), between(5, 9)];
  return (x, y) => {
    const bend = noise((x / 1000) * stretch, (y / 1000) * 1.3) * 2.2;
    const wave = 0.5 + 0.5 * Math.sin((y / 1000) * turns * Math.PI + bend * 2.4);
    return wave ** 1.5 * Math.min(1, Math.max(0, (y - 300) / 260));
  };
}

function createRing({ between }: Art): Tone {
  const [cx, cy] = [between(380, 620), between(640, 700)];
  const [radius, width] = [between(190, 260), between(80, 130)];
  return (x, y) => {
    const away = Math.hypot(x - cx, y - cy);
    return Math.exp(-(((away - radius) / width) ** 2)) * (0.72 + 0.28 * Math.sin(Math.atan2(y - cy, x - cx) + 0.8));
  };
}

function createBurst({ between }: Art): Tone {
  const [cx, cy, rays] = [between(300, 700), between(700, 1000), Math.round(between(9, 17))];
  return (x, y) => {
    const [angle, away] = [Math.atan2(y - cy, x - cx), Math.hypot(x - cx, y - cy)];
    const ray = 0.5 + 0.5 * Math.cos(angle * rays);
    return away < 92 ? 1 : ray ** 1.2 * Math.max(0.05, 1.08 - away / 780);
  };
}

/** Draws a screen of dots turned by an angle; the area of a dot stands for the tone. */
function drawScreen(tone: Tone, pitch: number, degrees: number, colour: string): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const reach = Math.ceil(760 / pitch);
  let dots = '';
  for (let row = -reach; row <= reach; row += 1) {
    for (let column = -reach; column <= reach; column += 1) {
      const [x, y] = [500 + (column * cos - row * sin) * pitch, 560 + (column * sin + row * cos) * pitch];
      if (x < -pitch || x > 1000 + pitch || y < 300 || y > 1000 + pitch) continue;
      const radius = Math.sqrt(Math.min(1, Math.max(0, tone(x, y)))) * pitch * 0.66;
      if (radius > pitch * 0.07) dots += disc(x, y, radius, colour);
    }
  }
  return dots;
}
