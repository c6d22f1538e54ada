import { blend, luminance, shade } from '@tangent/domain/colour/colour.ts';
import { pickReadableColour } from '@tangent/domain/promotion/artwork/cover-palette.ts';
import { circle, type Point } from '@tangent/domain/promotion/artwork/paths.ts';
import type { Art, Picture } from './art.ts';
import { createNoise } from './field.ts';
import { drawPlaced, placeSubjects } from './subjects/place-subjects.ts';
import { along, bar, fill, loop, shadow } from './svg.ts';

/** Paper cut with scissors: a cave of layers, hills one behind the other, or leaves on coloured sheets. */
export function collage(art: Art): Picture {
  const { motifs, subjects, oneOf } = art;
  if (subjects.length > 0) return drawHills(art);
  if (motifs.has('flowers') || motifs.has('forest')) return drawCuttings(art);
  if (['sea', 'mountains', 'sun', 'moon', 'desert'].some((motif) => motifs.has(motif as 'sea'))) return drawHills(art);
  return { cave: drawCave, hills: drawHills, cuttings: drawCuttings }[oneOf(['cave', 'hills', 'cuttings'])](art);
}

/** The colours of a palette from dark to light, as sheets of paper. */
function sortSheets({ palette: { ground, ink, first, second, third } }: Art): string[] {
  return [...new Set([ground, ink, first, second, third])].sort((a, b) => luminance(a) - luminance(b));
}

/** Takes a colour from a row of sheets; 0 is the first, 1 the last. */
function takeSheet(sheets: readonly string[], share: number): string {
  const place = Math.min(0.9999, Math.max(0, share)) * (sheets.length - 1);
  const at = Math.floor(place);
  return blend(sheets[at] ?? '#888888', sheets[at + 1] ?? '#888888', place - at);
}

function drawCave(art: Art): Picture {
  const { between, set, title_type, artist_type, shown_title, shown_artist, palette, oneOf } = art;
  const sheets = sortSheets(art);
  if (oneOf([true, false])) sheets.reverse();
  const noise = createNoise(between);
  const layers = 7;
  const [x, y] = [between(440, 560), between(400, 450)];
  const core = takeSheet(sheets, 1);
  const cut = Array.from({ length: layers }, (_, index) => {
    const share = 1 - index / layers;
    const points = Array.from({ length: 72 }, (__, step): Point => {
      const angle = (step / 72) * 2 * Math.PI;
      const bend = noise(Math.cos(angle) * 1.3 + index * 0.7, Math.sin(angle) * 1.3 + 40 + index * 0.4);
      const radius = 90 + 420 * share ** 1.15 + bend * 92 * (0.35 + share);
      return [x + Math.cos(angle) * radius * 1.04, y + Math.sin(angle) * radius * 0.86];
    });
    const hole = `M-80 -80H1080V1080H-80Z${loop(points)}`;
    // The outermost sheet is drawn last: every sheet throws its shadow on the one behind it.
    return { hole, colour: takeSheet(sheets, 0.04 + 0.84 * (index / (layers - 1)) ** 0.9) };
  });
  const svg = cut
    .reverse()
    .map(({ hole, colour }) => `<g fill-rule="evenodd">${shadow(hole, 11, 0.2)}${fill(hole, colour)}</g>`)
    .join('');
  const outer = takeSheet(sheets, 0.04);
  const ink = pickReadableColour(outer, palette);
  return {
    ground: core,
    svg: bar(0, 0, 1000, 1000, core) + svg + fill('M-10 800H1010V1010H-10Z', outer),
    lines: [
      ...set(shown_title, title_type(ink, 104, { place: 'middle' }), { x: 64, y: 768, width: 872, height: 118 }),
      ...set(shown_artist, artist_type(ink, 38, { place: 'bottom' }), { x: 64, y: 892, width: 872, height: 48 }),
    ],
    grain: 3,
  };
}

function drawHills(art: Art): Picture {
  const { between, set, title_type, artist_type, shown_title, shown_artist, palette, motifs } = art;
  const { ground, ink, first, second, third } = palette;
  const accents = [first, second, third].filter((colour) => colour !== ground);
  const sun = accents.reduce(
    (best, colour) => (luminance(colour) > luminance(best) ? colour : best),
    accents[0] ?? ink,
  );
  const dark = luminance(ink) < luminance(ground) ? ink : shade(ground, -0.55);
  const noise = createNoise(between);
  const count = 6;
  const waves = motifs.has('sea');
  const hills = Array.from({ length: count }, (_, index) => {
    const far = index / (count - 1);
    const base = 500 + index * 84;
    const points = Array.from({ length: 81 }, (__, step): Point => {
      const x = step * 13 - 20;
      const lift = waves
        ? Math.abs(Math.sin((x / 1000) * Math.PI * (3.4 - far) + index * 1.7)) * 46
        : noise((x / 1000) * (1.4 + far) + index * 7, index * 3) * 120;
      return [x, base - lift];
    });
    const sheet = [
      accents[0] ?? first,
      third,
      blend(accents[0] ?? first, dark, 0.35),
      blend(second, dark, 0.25),
      blend(first, dark, 0.6),
      dark,
    ];
    const colour = far === 1 ? dark : blend(sheet[index] ?? first, dark, far * 0.3);
    const d = `${along(points)}L1040 1060L-40 1060Z`;
    return `<g>${shadow(d, -9, 0.2)}${fill(d, colour)}</g>`;
  });
  const subjects = cutSubjects(art, pickFigure(palette, accents));
  const [x, y, radius] = [between(300, 700), between(400, 470), between(92, 138)];
  const disc = circle(x, y, radius);
  const paper = luminance(sun) - luminance(ground) > 0.08 ? sun : (accents[1] ?? ink);
  return {
    ground,
    svg:
      bar(0, 0, 1000, 1000, ground) +
      shadow(disc, 9, 0.18) +
      fill(disc, paper) +
      hills.slice(0, -1).join('') +
      subjects.join('') +
      (hills.at(-1) ?? ''),
    lines: [
      ...set(shown_title, title_type(ink, 118), { x: 64, y: 62, width: 872, height: 200 }),
      ...set(shown_artist, artist_type(pickReadableColour(dark, palette), 40, { place: 'bottom' }), {
        x: 64,
        y: 890,
        width: 872,
        height: 50,
      }),
    ],
    grain: 3,
  };
}

/** The subjects as paper with a shadow, standing on the nearest hill. */
function cutSubjects(art: Art, colour: string): string[] {
  return placeSubjects(art, 790).map((placed) => {
    const drop = { ...placed, x: placed.x + 5, y: placed.y + 9 };
    return drawPlaced(drop, 'fill="#000" fill-opacity="0.28"') + drawPlaced(placed, `fill="${colour}"`);
  });
}

/** The lightest sheet: it stands out from the darker hills in front of which a subject is. */
function pickFigure({ ground, ink }: Art['palette'], accents: readonly string[]): string {
  return [ground, ink, ...accents].reduce((best, colour) => (luminance(colour) > luminance(best) ? colour : best), ink);
}

/** Leaves, as if cut out of painted paper, on four sheets. */
function drawCuttings(art: Art): Picture {
  const { between, oneOf, set, title_type, artist_type, shown_title, shown_artist, palette } = art;
  const { ground, ink, first, second, third } = palette;
  const floor = 716;
  const split = [between(0.36, 0.62) * 1000, between(0.4, 0.6) * floor] as const;
  const sheets = [first, second, third, blend(ground, ink, 0.14)];
  const turn = Math.floor(between(0, 4));
  const [a, b, c, d] = [0, 1, 2, 3].map((index) => sheets[(index + turn) % 4] ?? first) as [
    string,
    string,
    string,
    string,
  ];
  const places = [
    { x: 0, y: 0, width: split[0], height: split[1], back: a },
    { x: split[0], y: 0, width: 1000 - split[0], height: split[1], back: b },
    { x: 0, y: split[1], width: split[0], height: floor - split[1], back: c },
    { x: split[0], y: split[1], width: 1000 - split[0], height: floor - split[1], back: d },
  ];
  const papers = places.map(({ x, y, width, height, back }) => bar(x, y, width + 0.5, height + 0.5, back));
  const cuttings = places.map(({ x, y, width, height, back }) => {
    const choices = [ground, ink, first, second, third].filter(
      (colour) => Math.abs(luminance(colour) - luminance(back)) > 0.12,
    );
    const colour = oneOf((choices.length > 0 ? choices : [pickReadableColour(back, palette)]) as [string, ...string[]]);
    const size = Math.min(width, height) * 0.46;
    const form = oneOf([drawFrond, drawFrond, drawBloom, drawPebble])(size, between);
    const cut = shadow(form, 7, 0.16) + fill(form, colour);
    return `<g transform="translate(${x + width / 2} ${y + height / 2}) rotate(${between(-50, 50)})">${cut}</g>`;
  });
  return {
    ground,
    svg: papers.join('') + cuttings.join('') + bar(0, floor, 1000, 1000 - floor, ground),
    lines: [
      ...set(shown_title, title_type(ink, 112, { place: 'middle' }), { x: 64, y: floor + 20, width: 872, height: 160 }),
      ...set(shown_artist, artist_type(ink, 38, { place: 'bottom' }), { x: 64, y: 894, width: 872, height: 46 }),
    ],
    grain: 3,
  };
}

type Between = Art['between'];

/** A frond: rounded fingers on both sides of a stem. */
function drawFrond(size: number, between: Between): string {
  const pairs = 5;
  const side = (sign: 1 | -1) =>
    Array.from({ length: pairs }, (_, index): Point[] => {
      const y = size * (0.86 - (index / pairs) * 1.55);
      const reach = size * (0.44 + 0.34 * Math.sin(((index + 0.9) / pairs) * Math.PI)) * between(0.86, 1.1);
      const lift = size * 0.24;
      return [
        [sign * size * 0.085, y + size * 0.05],
        [sign * reach * 0.62, y - lift * 0.5],
        [sign * reach, y - lift - size * 0.04],
        [sign * reach * 0.94, y - lift - size * 0.19],
        [sign * reach * 0.6, y - lift - size * 0.1],
        [sign * size * 0.075, y - size * 0.15],
      ];
    }).flat();
  return loop([
    [size * 0.07, size * 1.02],
    ...side(1),
    [0, -size * 1.02],
    ...side(-1).reverse(),
    [-size * 0.07, size * 1.02],
  ]);
}

function drawBloom(size: number, between: Between): string {
  const petals = Math.round(between(5, 8));
  const points = Array.from({ length: petals * 12 }, (_, step): Point => {
    const angle = (step / (petals * 12)) * 2 * Math.PI;
    const radius = size * (0.62 + 0.3 * Math.cos(angle * petals) + 0.04 * Math.sin(angle * 3));
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
  return loop(points);
}

function drawPebble(size: number, between: Between): string {
  const points = Array.from({ length: 9 }, (_, step): Point => {
    const angle = (step / 9) * 2 * Math.PI;
    const radius = size * between(0.58, 0.98);
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
  return loop(points);
}
