import { blend, contrast, luminance, shade } from '@tangent/domain/colour/colour.ts';
import type { CoverStyle } from '@tangent/domain/promotion/artwork/cover.ts';
import { pickReadableColour } from '@tangent/domain/promotion/artwork/cover-palette.ts';
import type { Art, Picture } from './art.ts';
import { drawLand, drawSky, hasLand, MAIN_LAND, type Manner } from './emblem-parts.ts';
import { createMarble } from './marble.ts';
import { drawAir, drawWeather } from './motif-paths.ts';
import { chooseFlat, choosePrint, type Scene } from './scene-colours.ts';
import { drawPlaced, type PlacedSubject, placeSubjects } from './subjects/place-subjects.ts';
import { bar, disc, fill, radial, stroke } from './svg.ts';

/** The styles that draw a scene of few shapes when the prompt names things, each with its own way of filling them. */
export const TREATMENTS = [
  'geometry',
  'glow',
  'halftone',
  'contour',
  'marble',
  'linocut',
  'print',
  'panels',
] as const satisfies readonly CoverStyle[];
export type Treatment = (typeof TREATMENTS)[number];

/** A disc in the sky, the land, and the subjects on it. */
export function drawEmblem(art: Art, treatment: Treatment): Picture {
  if (treatment === 'panels') return drawPanels(art);
  const { set, between, palette, title_type, artist_type, shown_title, shown_artist } = art;
  const line = between(690, 730);
  const isPrint = treatment === 'linocut' || treatment === 'print';
  const scene = isPrint ? choosePrint(art, line) : chooseFlat(art, line, treatment === 'glow');
  const foot = treatment === 'contour' || !hasLand(art) ? scene.ground : scene.land;
  return {
    ground: scene.ground,
    ...(treatment === 'marble' && { field: createMarble(art, art.subjects.length > 0 ? scene.ground : null) }),
    svg: drawScene(art, scene, treatment),
    lines: [
      ...set(shown_title, title_type(pickReadableColour(scene.ground, palette), 122), {
        x: 64,
        y: 62,
        width: 872,
        height: 220,
      }),
      ...set(shown_artist, artist_type(pickReadableColour(foot, palette), 40, { place: 'bottom' }), {
        x: 64,
        y: 884,
        width: 872,
        height: 54,
      }),
    ],
    grain: isPrint ? 4 : 3,
  };
}

function drawScene(art: Art, scene: Scene, treatment: Exclude<Treatment, 'panels'>): string {
  const manner = MANNERS[treatment](scene, art);
  const placed = placeSubjects(art, scene.line);
  const pale = contrast(scene.light, scene.ground) > 1.3 ? scene.light : scene.figure;
  const back = drawSky(art, scene, manner) + drawLand(art, scene, manner) + drawAir(art, pale, scene.line);
  const weather = drawWeather(art, pale);
  const texture = drawTexture(art, scene, treatment);
  if (treatment !== 'marble') {
    return texture + back + placed.map((each) => drawFigure(art, scene, manner, each)).join('') + weather;
  }
  const holes = placed.filter(({ name }) => art.figures[name] === undefined);
  const solid = placed.filter((each) => !holes.includes(each));
  return drawWindow(scene, back, holes) + solid.map((each) => drawFigure(art, scene, manner, each)).join('') + weather;
}

/** A subject in the colour that the prompt gives it, outlined where that is lost in what is behind. */
function drawFigure({ figures }: Art, scene: Scene, manner: Manner, placed: PlacedSubject): string {
  const own = figures[placed.name];
  const finish = manner.figure(placed.name, own ?? scene.figure, placed.size);
  if (own === undefined || contrast(own, scene.ground) > 1.35) return drawPlaced(placed, finish);
  const rim = luminance(own) > 0.2 ? '#161412' : '#fffaf0';
  return drawPlaced(placed, {
    attributes: `fill="${own}" stroke="${rim}" stroke-width="1.6" stroke-linejoin="round"`,
    detail: rim,
  });
}

/** The type above reaches down to here. */
const TYPE_ENDS = 300;

const thick = (thousandths: number, size: number) => Math.round((thousandths * 10_000) / size) / 100;

const MANNERS: Record<Exclude<Treatment, 'panels'>, (scene: Scene, art: Art) => Manner> = {
  geometry: ({ light, ground }) => ({
    area: (d, colour) => fill(d, colour),
    light: (d) => fill(d, light),
    figure: (_name, colour) => ({ attributes: `fill="${colour}"`, detail: ground }),
  }),
  glow: ({ light, ground }) => ({
    area: (d, colour) => fill(d, colour),
    light: (d, { x, y, radius }) => disc(x, y, radius * 2.3, 'url(#halo)') + fill(d, light),
    figure: (_name, colour) => ({ attributes: `fill="${colour}"`, detail: ground }),
  }),
  halftone: ({ ground, light, line }) => ({
    area: (d, colour, depth) =>
      // The dots end above the type.
      fill(d, colour) + (depth === MAIN_LAND ? bar(0, line, 1000, 140, 'url(#fine)', 0.5) : ''),
    light: (d) => fill(d, light) + fill(d, 'url(#coarse)'),
    figure: (_name, colour, size) => ({
      attributes: `fill="${colour}" stroke="${ground}" stroke-width="${thick(3, size)}"`,
      detail: ground,
    }),
  }),
  contour: ({ ground, figure, light, land }, art) => ({
    area: (d) => fill(d, ground) + (art.land === null ? stroke(d, figure, 5) : stroke(d, land, 9)),
    light: (d, { x, y }) =>
      [1, 0.86, 0.72, 0.58, 0.44]
        .map((share) => {
          const rings = `translate(${x} ${y}) scale(${share}) translate(${-x} ${-y})`;
          return `<path transform="${rings}" d="${d}" fill="none" stroke="${light}" stroke-width="${6 / share}"/>`;
        })
        .join(''),
    figure: (_name, colour, size) => ({
      attributes: `fill="${ground}" stroke="${colour}" stroke-width="${thick(6, size)}" stroke-linejoin="round"`,
      detail: colour,
      detail_width: thick(5, size),
    }),
  }),
  marble: ({ light, ground }) => ({
    area: (d, colour) => fill(d, colour),
    light: (d) => fill(d, light),
    figure: (_name, colour) => ({ attributes: `fill="${colour}"`, detail: ground }),
  }),
  linocut: (scene) => createLinocut(scene),
  print: (scene) => createPrint(scene),
};

/** Ink and the paper that the knife leaves: rays around the disc, furrows in the land, a bright rim around figures. */
function createLinocut({ ground, figure, light, is_night }: Scene): Manner {
  const rim = is_night ? shade(ground, -0.2) : ground;
  return {
    area: (d, colour) => fill(d, colour) + stroke(d, rim, 6) + `<path d="${d}" fill="url(#furrows)"/>`,
    light: (d, { x, y, radius }) => {
      const cuts = Array.from({ length: 72 }, (_, index) => {
        const angle = (index / 72) * 2 * Math.PI;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const room = sin < -0.05 ? (y - TYPE_ENDS) / -sin : Number.POSITIVE_INFINITY;
        const reach = Math.min(radius * (1.5 + ((index * 37) % 11) / 9), room);
        if (reach < radius * 1.2) return '';
        const at = (share: number) => `${Math.round(x + cos * share)} ${Math.round(y + sin * share)}`;
        return `M${at(radius * 1.14)}L${at(reach)}`;
      });
      return stroke(cuts.join(''), blend(ground, figure, 0.85), 4.4) + fill(d, light);
    },
    figure: (_name, colour, size) => ({
      attributes: `fill="${colour}" stroke="${rim}" stroke-width="${thick(16, size)}" stroke-linejoin="round" paint-order="stroke"`,
      detail: rim,
      detail_width: 2.6,
    }),
  };
}

/** Two inks that do not quite meet, and where they overlap a third. */
function createPrint({ ground, light, is_night }: Scene): Manner {
  const ink = (svg: string) => (is_night ? svg : `<g style="mix-blend-mode:multiply">${svg}</g>`);
  return {
    area: (d, colour, depth) => ink(fill(d, depth < 0.5 ? blend(ground, colour, 0.55) : colour, 0.94)),
    light: (d) => `${ink(fill(d, light))}<g transform="translate(12 9)">${ink(fill(d, light, 0.35))}</g>`,
    figure: (_name, colour, size) => ({
      attributes: `fill="${colour}" fill-opacity="0.94" stroke="${blend(colour, light, 0.8)}" stroke-width="${thick(4, size)}" stroke-opacity="0.7"${is_night ? '' : ' style="mix-blend-mode:multiply"'}`,
      detail: ground,
    }),
  };
}

/** The patterns and specks under a scene. */
function drawTexture({ between }: Art, { figure, light, ground, land, line }: Scene, treatment: Treatment): string {
  const dots = (id: string, colour: string, size: number, radius: number) =>
    `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(32)">${disc(size / 2, size / 2, radius, colour)}</pattern>`;
  if (treatment === 'halftone') return `<defs>${dots('coarse', ground, 17, 3.4)}${dots('fine', figure, 12, 3)}</defs>`;
  if (treatment === 'glow') {
    const halo = radial('halo', [
      [0, light, 0.85],
      [0.3, light, 0.35],
      [1, ground, 0],
    ]);
    return `<defs>${halo}</defs>`;
  }
  if (treatment === 'linocut') {
    const cut = contrast(ground, land) > 1.3 ? ground : figure;
    const rows = [0, 1, 2, 3, 4].map((row) => {
      const x = (row * 53) % 90;
      return stroke(`M${x} ${6 + row * 13}q${18 + row * 3} -4 ${44 + ((row * 17) % 30)} 0`, cut, 2.6);
    });
    return `<defs><pattern id="furrows" width="150" height="66" patternUnits="userSpaceOnUse">${rows.join('')}</pattern></defs>`;
  }
  if (treatment !== 'print') return '';
  // Paper between the inks: some specks where the roller missed.
  return Array.from({ length: 40 }, () =>
    disc(between(0, 1000), between(0, line), between(0.6, 1.8), figure, 0.25),
  ).join('');
}

/** A plain scene with windows in the form of its subjects onto the marble below; without any the sky is of marble. */
function drawWindow({ ground }: Scene, back: string, placed: readonly PlacedSubject[]): string {
  if (placed.length === 0) return bar(0, 0, 1000, 300, ground) + back;
  const holes = placed.map((each) => drawPlaced(each, { attributes: 'fill="#000000"', detail: '#ffffff' })).join('');
  const rim = 'fill="none" stroke="#000000" stroke-opacity="0.35" stroke-width="0.8"';
  const rims = placed.map((each) => drawPlaced(each, { attributes: rim, detail: ground }));
  const mask = `<mask id="cut" maskUnits="userSpaceOnUse" x="0" y="0" width="1000" height="1000">${bar(0, 0, 1000, 1000, '#ffffff')}${holes}</mask>`;
  return `<defs>${mask}</defs><g mask="url(#cut)">${bar(0, 0, 1000, 1000, ground)}${back}</g>${rims.join('')}`;
}

/** One scene four times, each in other colours of the palette. */
function drawPanels(art: Art): Picture {
  const { palette, setBoth, title_type, artist_type, shown_title, shown_artist } = art;
  const scene = chooseFlat(art, 720, false);
  const inverse = { ...turn(scene, scene.land), land: scene.ground };
  const turns = [scene, turn(scene, palette.second), turn(scene, palette.third), inverse];
  const top = 306;
  const [wide, high] = [500, (1000 - top) / 2];
  const oneOf: Art['oneOf'] = (values) => values[0];
  const panels = turns.map((each, index) => {
    const own: Art = { ...art, oneOf };
    const [x, y] = [(index % 2) * wide, top + Math.floor(index / 2) * high];
    const view = `x="${x}" y="${y}" width="${wide}" height="${high}" viewBox="90 300 820 569" preserveAspectRatio="xMidYMid slice"`;
    return `<svg ${view}>${bar(0, 0, 1000, 1000, each.ground)}${drawScene(own, each, 'geometry')}</svg>`;
  });
  const frame = stroke(`M0 ${top}H1000M500 ${top}V1000M0 ${top + high}H1000`, palette.ground, 14);
  return {
    ground: palette.ground,
    svg: panels.join('') + frame,
    lines: setBoth(
      [shown_title, title_type(palette.ink, 112)],
      [shown_artist, artist_type(palette.ink, 38)],
      { x: 64, y: 62, width: 872, height: 172 },
      52,
    ),
    grain: 2.6,
  };
}

function turn(scene: Scene, ground: string): Scene {
  if (ground === scene.ground) return { ...scene, ground: scene.light, light: scene.ground };
  const clear = (colour: string) => Math.min(contrast(colour, ground), contrast(colour, scene.light));
  const figure = [scene.figure, scene.ground, '#fffaf0', '#161412'].reduce((best, colour) =>
    clear(colour) > clear(best) ? colour : best,
  );
  return { ...scene, ground, figure, land: blend(ground, figure, 0.35) };
}
