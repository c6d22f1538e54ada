import { blend, luminance } from '@tangent/domain/colour/colour.ts';
import { pickReadableColour } from '@tangent/domain/promotion/artwork/cover-palette.ts';
import type { Point } from '@tangent/domain/promotion/artwork/paths.ts';
import type { Art, Picture } from './art.ts';
import { drawHills } from './collage-scene.ts';
import { createNoise } from './field.ts';
import { bar, fill, loop, shadow } from './svg.ts';

/** Paper cut with scissors: a cave of layers, hills one behind the other, or leaves on coloured sheets. */
export function collage(art: Art): Picture {
  const { motifs, subjects, oneOf } = art;
  if (subjects.length + motifs.size > 0) return drawHills(art);
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
