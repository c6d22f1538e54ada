import { blend, luminance, shade, toOkLab } from '@tangent/domain/colour/colour.ts';
import type { Point } from '@tangent/domain/promotion/artwork/paths.ts';
import type { Motif } from '@tangent/domain/promotion/coverart/motifs.ts';
import type { Art, Picture } from './art.ts';
import {
  buildFirs,
  buildGrass,
  buildPeaks,
  buildRoofs,
  drawAir,
  drawCrescent,
  drawWeather,
  mark,
} from './motif-paths.ts';
import { drawPlaced, placeSubjects } from './subjects/place-subjects.ts';
import { SHAPES } from './subjects/shapes.ts';
import { along, bar, disc, fill, linear, radial } from './svg.ts';

const LANDS = ['sea', 'mountains', 'forest', 'city', 'desert'] as const satisfies readonly Motif[];
type Land = (typeof LANDS)[number];

/** The light of a scene: its colours, the disc in the sky, and the line between sky and land. */
type Light = {
  readonly is_dark: boolean;
  readonly top: string;
  readonly low: string;
  readonly glow: string;
  readonly near: string;
  readonly disc: { readonly x: number; readonly y: number; readonly radius: number; readonly colour: string };
  readonly line: number;
};

/** A landscape under a disc: the sea, ridges, a forest, a city or dunes, as the prompt names them. */
export function horizon(art: Art): Picture {
  const { motifs, set, title_type, artist_type, shown_title, shown_artist } = art;
  const land = LANDS.find((name) => motifs.has(name)) ?? chooseLand(art);
  const light = chooseLight(art, land);
  const { top, low, is_dark, near } = light;
  const sky = linear('sky', [
    [0, top],
    [0.55, blend(top, low, 0.62)],
    [1, low],
  ]);
  const ink = readable(art, top);
  const foot = readable(art, near);
  const shines = (['sun', 'moon', 'light'] as const).filter((name) => motifs.has(name));
  const isNight = is_dark || motifs.has('stars') || motifs.has('night');
  const svg = [
    `<defs>${sky}</defs>`,
    bar(0, 0, 1000, light.line + 2, 'url(#sky)'),
    isNight ? mark('night stars', drawNightSky(art, light)) : '',
    mark(shines.join(' ') || 'disc', drawDisc(light)),
    shines.includes('sun') && shines.includes('moon')
      ? mark('moon', drawCrescent(160, 380, 42, blend(light.glow, '#ffffff', 0.5)))
      : '',
    land === 'sea' ? drawFarLands(art, light, land) : '',
    mark(motifs.has(land) ? land : 'land', LAND[land](art, light)),
    land === 'sea' ? '' : drawFarLands(art, light, land),
    drawNearLands(art, light, land),
    drawAir(art, blend(light.glow, '#ffffff', 0.5), light.line + 60),
    drawSubjects(art, light, land),
    drawWeather(art, blend(light.glow, '#ffffff', 0.5)),
  ].join('');
  return {
    ground: low,
    svg,
    lines: [
      ...set(shown_title, title_type(ink, 126), { x: 64, y: 62, width: 872, height: Math.min(250, light.disc.y - 90) }),
      ...set(shown_artist, artist_type(foot, 40, { place: 'bottom' }), { x: 64, y: 880, width: 872, height: 58 }),
    ],
    grain: 3.6,
  };
}

function readable({ palette }: Art, colour: string): string {
  const light = luminance(palette.ink) > luminance(palette.ground) ? palette.ink : palette.ground;
  const dark = light === palette.ink ? palette.ground : palette.ink;
  return luminance(colour) > 0.24
    ? shade(dark, luminance(dark) > 0.1 ? -0.55 : 0)
    : shade(light, luminance(light) < 0.6 ? 0.6 : 0);
}

function chooseLight({ palette, motifs, between, mood, oneOf, ...named }: Art, land: Land): Light {
  const { ground, ink, first, second, third } = palette;
  const wantsNight = ['night', 'moon', 'stars'].some((motif) => motifs.has(motif as Motif));
  const is_dark =
    motifs.has('sun') && !wantsNight
      ? luminance(ground) < 0.02 && mood === 'dark'
      : wantsNight || luminance(ground) < 0.09;
  const accents = [first, second, third].sort((a, b) => luminance(b) - luminance(a)) as [string, string, string];
  // On a pale sky a pale disc is lost: the most colourful accent shines there.
  const isPale = luminance(ground) > 0.4;
  const warm = isPale
    ? ([...accents].sort((a, b) => measureChroma(b) - measureChroma(a))[0] ?? accents[0])
    : accents[0];
  const base = is_dark && luminance(ground) > 0.12 ? shade(ink, -0.15) : ground;
  const top = is_dark ? shade(base, -0.28) : blend(base, accents[1], luminance(base) > 0.5 ? 0.12 : 0.05);
  const low = is_dark ? blend(base, accents[1], 0.55) : blend(base, warm, luminance(base) > 0.5 ? 0.3 : 0.55);
  const near =
    named.land !== null
      ? shade(named.land, -0.1)
      : is_dark
        ? shade(blend(base, accents[2], 0.25), -0.42)
        : shade(blend(accents[2], ink, luminance(ink) < 0.2 ? 0.55 : 0.1), -0.25);
  const line = land === 'sea' ? between(560, 640) : land === 'desert' ? between(590, 660) : between(560, 620);
  const isLow = land === 'sea' || (motifs.has('sun') && !wantsNight);
  const radius = between(78, 132);
  const x = oneOf([between(250, 400), between(600, 760), 500]);
  const y = isLow ? line - radius * between(0.15, 0.9) : between(400, 450);
  const glow =
    named.light !== null
      ? named.light
      : is_dark && wantsNight && !motifs.has('sun')
        ? blend(accents[0], '#ffffff', 0.72)
        : isPale
          ? warm
          : luminance(warm) > 0.35
            ? blend(warm, '#ffffff', 0.15)
            : blend(warm, '#ffffff', 0.5);
  return { is_dark, top, low, glow, near, line, disc: { x, y, radius, colour: glow } };
}

/** The chroma of a colour in OK-Lab. */
function measureChroma(colour: string): number {
  const [, a = 0, b = 0] = toOkLab(colour);
  return Math.hypot(a, b);
}

function drawDisc({ disc: { x, y, radius, colour }, is_dark }: Light): string {
  const halo = radial('halo', [
    [0, colour, is_dark ? 0.5 : 0.6],
    [0.35, colour, 0.2],
    [1, colour, 0],
  ]);
  return `<defs>${halo}</defs>${disc(x, y, radius * 4.2, 'url(#halo)')}${disc(x, y, radius, colour)}`;
}

function drawNightSky({ between, palette }: Art, { line }: Light): string {
  const colour = blend(palette.ink, '#ffffff', 0.7);
  return Array.from({ length: 240 }, () => {
    const [x, y] = [between(0, 1000), between(0, 1) ** 1.4 * line * 0.95];
    return disc(x, y, 0.5 + between(0, 1) ** 5 * 2.4, colour, between(0.25, 0.95) * (1 - y / (line * 1.25)));
  }).join('');
}

/** A ridge as heights along the width, rough at every scale (midpoint displacement). */
function growRidge(between: Art['between'], base: number, swing: number, roughness: number): Point[] {
  let heights = [between(-1, 1), between(-1, 1), between(-1, 1), between(-1, 1), between(-1, 1)];
  for (let spread = 0.6; heights.length < 260; spread *= roughness) {
    heights = heights.flatMap((height, index) => {
      const next = heights[index + 1];
      return next === undefined ? [height] : [height, (height + next) / 2 + between(-spread, spread)];
    });
  }
  return heights.map((height, index): Point => [(index / (heights.length - 1)) * 1040 - 20, base - height * swing]);
}

const close = (points: readonly Point[]) => `${along(points)}L1020 1010L-20 1010Z`;

function drawMountains({ between, palette }: Art, { line, low, near, is_dark }: Light): string {
  const count = 6;
  const haze = blend(low, is_dark ? palette.third : palette.ink, is_dark ? 0.35 : 0.14);
  return Array.from({ length: count }, (_, index) => {
    const far = index / (count - 1);
    const ridge = growRidge(between, line - 34 + index * 62 + far * 34, 92 - far * 34, 0.5);
    const id = `ridge${index}`;
    const colour = blend(haze, near, far ** 0.85);
    const mist = linear(id, [
      [0, colour],
      [1, index < count - 1 ? blend(colour, low, 0.4 * (1 - far)) : shade(colour, -0.15)],
    ]);
    return `<defs>${mist}</defs>${fill(close(ridge), `url(#${id})`)}`;
  }).join('');
}

function drawForest(art: Art, light: Light): string {
  const { between } = art;
  const layers = 4;
  const back = growRidge(between, light.line - 10, 66, 0.5);
  const haze = blend(light.low, light.near, 0.3);
  const hills = fill(close(back), haze);
  const trees = Array.from({ length: layers }, (_, layer) => {
    const far = (layer + 1) / layers;
    const base = light.line + 50 + layer * 84;
    const colour = blend(haze, light.near, far);
    let row = fill(close(growRidge(between, base + 26, 18, 0.45)), colour);
    for (let x = -20; x < 1020; x += between(15, 32) * (0.55 + far * 0.7)) {
      row += fill(growTree(x, base + between(6, 44), between(62, 132) * (0.5 + far * 0.75), between), colour);
    }
    return row;
  });
  return hills + trees.join('');
}

/** A conifer: a stem of drooping, uneven branches. */
function growTree(x: number, foot: number, height: number, between: Art['between']): string {
  const tiers = 9;
  const sides = [1, -1].map((side) =>
    Array.from({ length: tiers }, (_, tier): Point[] => {
      const share = (tier + 1) / tiers;
      const reach = height * 0.17 * share * between(0.8, 1.15);
      const y = foot - height * (1 - share * 0.94);
      return [
        [x + side * reach, y],
        [x + side * reach * 0.46, y - height * 0.018],
      ];
    }).flat(),
  );
  const [right = [], left = []] = sides;
  return `${along([[x, foot - height], ...right, [x + 2, foot + 12], [x - 2, foot + 12], ...left.reverse()])}Z`;
}

function drawCity(art: Art, light: Light): string {
  const { between, oneOf, palette } = art;
  const haze = blend(light.low, light.near, 0.28);
  const lamp = blend(light.glow, palette.first, 0.3);
  return Array.from({ length: 4 }, (_, layer) => {
    const far = layer / 3;
    const colour = blend(haze, light.near, far ** 0.8);
    const base = light.line + 40 + layer * 74;
    let row = bar(-5, base, 1010, 1000 - base, colour);
    for (let x = between(-40, 0); x < 1000; ) {
      const width = between(34, 86) * (0.7 + far * 0.6);
      const height = between(40, 215) * (1.05 - far * 0.35);
      row += bar(x, base - height, width + 0.5, height + 5, colour);
      const roof = oneOf(['mast', 'step', 'flat', 'flat']);
      if (roof === 'mast') row += bar(x + width / 2 - 1.5, base - height - 46, 3, 48, colour);
      if (roof === 'step') row += bar(x + width * 0.2, base - height - 20, width * 0.6, 22, colour);
      if (layer > 1) row += drawWindows(x, base - height, width, height, lamp, between);
      x += width + between(0, 1) ** 3 * 30;
    }
    return row;
  }).join('');
}

function drawWindows(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  between: Art['between'],
): string {
  let windows = '';
  const [columns, rows] = [Math.floor(width / 11), Math.floor(height / 15)];
  for (let column = 1; column < columns; column += 1) {
    for (let row = 1; row < rows; row += 1) {
      if (between(0, 1) < 0.26)
        windows += bar(x + (column * width) / columns - 2.5, y + row * 15, 5, 7.5, colour, between(0.45, 0.95));
    }
  }
  return windows;
}

function drawSea({ between }: Art, { line, low, near, glow, disc: { x, radius }, is_dark }: Light): string {
  const water = linear('water', [
    [0, blend(low, near, is_dark ? 0.45 : 0.3)],
    [0.5, blend(low, near, 0.72)],
    [1, near],
  ]);
  let reflections = '';
  for (let y = line + 9, step = 0; y < 985; y += 9 + step * 1.3, step += 1) {
    const share = (y - line) / (1000 - line);
    const width = radius * (1.9 - share * 0.5) * between(0.35, 1.08);
    reflections += `<rect x="${x - width / 2 + between(-20, 20) * (0.3 + share)}" y="${y}" width="${width}" height="${3 + share * 7}" rx="3" fill="${glow}" fill-opacity="${0.92 - share * 0.55}"/>`;
  }
  const ripples = Array.from({ length: 90 }, () => {
    const y = line + 6 + between(0, 1) ** 1.6 * (985 - line);
    const share = (y - line) / (1000 - line);
    return bar(between(-60, 1000), y, between(30, 190) * (0.35 + share), 1.2 + share * 3, low, between(0.08, 0.3));
  }).join('');
  return `<defs>${water}</defs>${bar(0, line, 1000, 1001 - line, 'url(#water)')}${ripples}${reflections}`;
}

function drawDunes({ between }: Art, { line, low, near, glow }: Light): string {
  const lit = blend(low, glow, 0.2);
  return Array.from({ length: 5 }, (_, index) => {
    const far = index / 4;
    const base = line + 8 + index * 74;
    const [crest, dip] = [between(180, 820), between(34, 92) * (0.6 + far * 0.6)];
    const body = blend(blend(lit, near, 0.12 + far * 0.3), near, far * 0.55);
    const [from, to] = [base + between(-8, 34), base + between(-8, 34)];
    const top = base - dip;
    const outline = `M-10 ${from}C${crest * 0.5} ${from - 12} ${crest * 0.75} ${top + 4} ${crest} ${top}C${crest + 60} ${top + 12} ${crest + (1000 - crest) * 0.5} ${to + 6} 1010 ${to}V1010H-10Z`;
    const [hook, foot] = [between(40, 130), base + 210];
    const side = `M${crest} ${top}C${crest + 60} ${top + 12} ${crest + (1000 - crest) * 0.5} ${to + 6} 1010 ${to}V${foot}C${crest + 260} ${base + 130} ${crest - hook} ${base + 90} ${crest - hook * 0.2} ${base + 34}C${crest + hook * 0.3} ${base - dip * 0.3} ${crest + 14} ${top + 26} ${crest} ${top}Z`;
    return fill(outline, body) + fill(side, shade(blend(body, near, 0.5), -0.12), 0.85);
  }).join('');
}

/** The subjects of the prompt as dark figures against the light, or as light ones on land that is as dark. */
function drawSubjects(art: Art, { near, low, glow, line, is_dark }: Light, land: Land): string {
  const figure = is_dark ? blend(glow, '#ffffff', 0.3) : shade(near, -0.5);
  const stand = land === 'sea' ? line + 90 : line + 190;
  const rim = blend(low, near, 0.5);
  return placeSubjects(art, stand)
    .map((placed) => {
      const own = art.figures[placed.name] ?? figure;
      const edge = own === figure ? rim : luminance(own) > 0.25 ? shade(near, -0.6) : '#fffaf0';
      return drawPlaced(placed, { attributes: `fill="${own}" stroke="${edge}" stroke-width="0.7"`, detail: edge });
    })
    .join('');
}

/** Lands that a prompt names besides the main one, as silhouettes behind or before it. */
function drawFarLands(art: Art, { line, low, near }: Light, land: Land): string {
  const { motifs, between } = art;
  const base = land === 'sea' ? line : line + 150;
  const colour = land === 'sea' ? blend(low, near, 0.42) : blend(low, near, 0.86);
  const paths = { mountains: buildPeaks, city: buildRoofs, forest: buildFirs } as const;
  return (Object.keys(paths) as (keyof typeof paths)[])
    .filter((name) => name !== land && motifs.has(name))
    .map((name) => {
      const ground = land === 'sea' ? '' : bar(0, base, 1000, 1000 - base, colour);
      return mark(name, fill(paths[name](between, base), colour) + ground);
    })
    .join('');
}

/** A shore, a meadow or a road in front of everything else. */
function drawNearLands(art: Art, light: Light, land: Land): string {
  const { motifs, between } = art;
  const { line, near, low } = light;
  const top = line + 176;
  const needsGround = land === 'sea' && ['road', 'field', 'desert'].some((name) => motifs.has(name as Motif));
  const dune = blend(near, low, 0.35);
  const colour = motifs.has('desert') ? dune : shade(near, -0.3);
  return [
    needsGround ? fill(`M0 ${top}C300 ${top - 20} 700 ${top + 22} 1000 ${top - 4}V1010H0Z`, colour) : '',
    land !== 'desert' && motifs.has('desert')
      ? mark('desert', fill(`M0 ${top + 60}C260 ${top - 40} 520 ${top + 90} 1000 ${top + 30}V1010H0Z`, dune))
      : '',
    motifs.has('field')
      ? mark(
          'field',
          bar(0, top + 4, 1000, 1000 - top, shade(near, -0.2)) + fill(buildGrass(between, top + 6), shade(near, -0.2)),
        )
      : '',
    motifs.has('road') ? mark('road', drawRoad(light)) : '',
  ].join('');
}

/** The land of a prompt that names none: a meadow's quiet dunes, ridges or the sea, never one that would say more. */
function chooseLand({ subjects, oneOf }: Art): Land {
  return subjects.some((name) => SHAPES[name].anchor === 'water') ? 'sea' : oneOf(['mountains', 'desert', 'mountains']);
}

function drawRoad({ line, near, glow }: Light): string {
  const top = line + 176;
  const dashes = [0.08, 0.25, 0.47, 0.76].map((share, index) => {
    const [from, to] = [top + (1000 - top) * share ** 1.5, top + (1000 - top) * (share + 0.1 + index * 0.03) ** 1.5];
    const half = (y: number) => 1.2 + ((y - top) / (1000 - top)) * 9;
    return fill(
      `M${500 - half(from)} ${from}L${500 + half(from)} ${from}L${500 + half(to)} ${to}L${500 - half(to)} ${to}Z`,
      glow,
      0.95,
    );
  });
  return fill(`M490 ${top}L510 ${top}L790 1010L210 1010Z`, shade(near, -0.4)) + dashes.join('');
}

const LAND: Record<Land, (art: Art, light: Light) => string> = {
  sea: drawSea,
  mountains: drawMountains,
  forest: drawForest,
  city: drawCity,
  desert: drawDunes,
};
