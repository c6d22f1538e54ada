import { blend, luminance, shade } from '@tangent/domain/colour/colour.ts';
import type { Art, Picture } from './art.ts';
import { createCloud, createNoise, type Field } from './field.ts';

/** Light without lines: a slow gradient, a lit sphere, or curtains of light, under coarse grain. */
export function glow(art: Art): Picture {
  const { palette, oneOf, set, title_type, artist_type, shown_title, shown_artist } = art;
  const kind = luminance(palette.ground) > 0.3 ? oneOf(['drift', 'orb']) : oneOf(['drift', 'orb', 'curtains']);
  const field = { drift: createDrift, orb: createOrb, curtains: createCurtains }[kind](art);
  const centred = kind === 'orb';
  const anchor = centred ? 'middle' : 'start';
  return {
    ground: palette.ground,
    field,
    svg: '',
    lines: [
      ...set(shown_title, title_type(palette.ink, 124, { anchor, place: centred ? 'top' : 'bottom' }), {
        x: 64,
        y: centred ? 64 : 600,
        width: 872,
        height: centred ? 170 : 270,
      }),
      ...set(shown_artist, artist_type(palette.ink, 40, { anchor, place: 'bottom' }), {
        x: 64,
        y: 884,
        width: 872,
        height: 54,
      }),
    ],
    grain: 5.2,
  };
}

function buildRamp({ palette: { ground, first, second, third } }: Art): string[] {
  const accents = [third, second, first].filter((colour) => colour !== ground);
  const byLight = accents.sort(
    (a, b) => Math.abs(luminance(a) - luminance(ground)) - Math.abs(luminance(b) - luminance(ground)),
  );
  const last = byLight.at(-1) ?? first;
  return [shade(ground, -0.1), ground, ...byLight, luminance(ground) < 0.25 ? blend(last, '#fff6e0', 0.45) : last];
}

function createDrift(art: Art): Field {
  const { between } = art;
  const noise = createNoise(between);
  const [scale, turn] = [between(0.9, 1.5), between(-0.5, 0.5)];
  const value = (x: number, y: number) => {
    const warp = noise(x * scale + 5, y * scale) * 0.55;
    const fold = noise(x * scale * 0.8 + warp, y * scale * 0.9 + warp * 1.3 + 30);
    // Calm below, where the type is.
    return (0.5 + fold * 0.72 + (x - 0.5) * turn) * Math.min(1, Math.max(0.04, (0.78 - y) * 2.1)) ** 0.8;
  };
  return { value, ramp: buildRamp(art), side: 750 };
}

function createOrb(art: Art): Field {
  const { between } = art;
  const noise = createNoise(between);
  const [cx, cy, radius] = [0.5, between(0.54, 0.58), between(0.24, 0.28)];
  const [light, tilt] = [between(-2.6, -0.5), between(0.55, 0.95)];
  const value = (x: number, y: number) => {
    const [dx, dy] = [(x - cx) / radius, (y - cy) / radius];
    const away = Math.hypot(dx, dy);
    const side = (dx * Math.cos(light) + dy * Math.sin(light)) * tilt;
    const soft = noise(x * 2.4, y * 2.4) * 0.07;
    const halo = 0.56 * Math.exp(-Math.max(0, away - 1) * 2.6) * (0.62 + side * 0.3);
    if (away > 1.012) return halo * 0.8 + soft * 0.35;
    const body = 0.5 + side * 0.5 + soft + 0.3 * Math.max(0, away - 0.72);
    return away < 0.988 ? body : body + (halo * 0.8 + soft * 0.35 - body) * ((away - 0.988) / 0.024);
  };
  return { value, ramp: buildRamp(art), side: 1500 };
}

function createCurtains(art: Art): Field {
  const { between } = art;
  const cloud = createCloud(createNoise(between), 3);
  const [folds, lean] = [between(2.4, 4.2), between(-0.5, 0.5)];
  const value = (x: number, y: number) => {
    const across = x * folds + lean * y + cloud(x * 1.3, y * 0.55) * 1.2;
    const ray = 0.5 + 0.5 * Math.sin(across * Math.PI);
    const streak = 0.85 + 0.22 * cloud(x * 22, y * 0.7);
    const rise = Math.exp(-(((y - 0.4 - 0.12 * Math.sin(across)) / 0.26) ** 2));
    return ray ** 1.4 * streak * rise;
  };
  return { value, ramp: buildRamp(art), side: 1500 };
}
