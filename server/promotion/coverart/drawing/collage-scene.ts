import { blend, contrast, luminance, shade } from '@tangent/domain/colour/colour.ts';
import { pickReadableColour } from '@tangent/domain/promotion/artwork/cover-palette.ts';
import { circle, type Point } from '@tangent/domain/promotion/artwork/paths.ts';
import type { Motif } from '@tangent/domain/promotion/coverart/motifs.ts';
import type { Art, Picture } from './art.ts';
import { createNoise } from './field.ts';
import {
  buildCrescent,
  buildFirs,
  buildGrass,
  buildPeaks,
  buildRoad,
  buildRoofs,
  drawAir,
  drawCrescent,
  drawStars,
  drawWeather,
  mark,
} from './motif-paths.ts';
import { drawPlaced, placeSubjects } from './subjects/place-subjects.ts';
import { along, bar, fill, shadow, stroke } from './svg.ts';

/** The sheets of a scene. */
type Sheets = {
  readonly ground: string;
  readonly dark: string;
  readonly sun: string;
  readonly accents: readonly string[];
  readonly is_night: boolean;
};

const HILLS = 6;

/** Hills of paper one behind the other, with what the prompt names cut out and put between them. */
export function drawHills(art: Art): Picture {
  const { set, title_type, artist_type, shown_title, shown_artist, palette } = art;
  const sheets = chooseSheets(art);
  const { ground, dark } = sheets;
  const hills = cutHills(art, sheets);
  const front = hills.at(-1) ?? '';
  const pale = luminance(ground) < 0.3 ? '#fffaf0' : blend(dark, '#ffffff', 0.25);
  const svg = [
    bar(0, 0, 1000, 1000, ground),
    sheets.is_night ? mark('night stars', drawStars(art.between, 620, blend(sheets.sun, '#ffffff', 0.5))) : '',
    cutLight(art, sheets),
    cutFarLands(art, sheets),
    mark(art.motifs.has('sea') ? 'sea' : 'land', hills.slice(0, -1).join('')),
    cutNearLands(art, sheets),
    drawAir(art, pale, 640),
    ...cutSubjects(art, sheets),
    front,
    art.motifs.has('road') ? mark('road', cut(buildRoad(830), sheets.sun, 4)) : '',
    drawWeather(art, pale),
  ].join('');
  return {
    ground,
    svg,
    lines: [
      ...set(shown_title, title_type(pickReadableColour(ground, palette), 118), {
        x: 64,
        y: 62,
        width: 872,
        height: 200,
      }),
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

/** A piece of paper with its shadow. */
function cut(d: string, colour: string, drop: number): string {
  return `<g>${shadow(d, drop, 0.18)}${fill(d, colour)}</g>`;
}

function chooseSheets({ palette, motifs, light }: Art): Sheets {
  const { ink, first, second, third } = palette;
  const is_night = (['night', 'stars', 'moon'] as const).some((motif) => motifs.has(motif));
  const deep = luminance(ink) < luminance(palette.ground) ? ink : shade(palette.ground, -0.55);
  const ground = is_night && luminance(palette.ground) > 0.12 ? deep : palette.ground;
  const accents = [first, second, third].filter((colour) => colour !== ground);
  const bright = accents.reduce(
    (best, colour) => (luminance(colour) > luminance(best) ? colour : best),
    accents[0] ?? ink,
  );
  const sun = light ?? (contrast(bright, ground) > 1.25 ? bright : (accents[1] ?? ink));
  return { ground, dark: is_night ? shade(deep, -0.3) : deep, sun, accents, is_night };
}

function cutLight({ between, motifs }: Art, { sun }: Sheets): string {
  const [x, y, radius] = [between(300, 700), between(400, 450), between(96, 138)];
  const names = (['sun', 'moon', 'light'] as const).filter((name) => motifs.has(name));
  const rays = motifs.has('light')
    ? Array.from({ length: 16 }, (_, index) => {
        const angle = (index / 16) * 2 * Math.PI;
        const at = (share: number) =>
          `${Math.round(x + Math.cos(angle) * share)} ${Math.round(y + Math.sin(angle) * share)}`;
        return stroke(`M${at(radius * 1.18)}L${at(radius * 1.45)}`, sun, 9);
      }).join('')
    : '';
  const isMoon = motifs.has('moon') && !motifs.has('sun');
  const second = names.includes('sun') && names.includes('moon') ? mark('moon', drawCrescent(840, 360, 40, sun)) : '';
  return (
    mark(names.join(' ') || 'disc', rays + cut(isMoon ? buildCrescent(x, y, radius) : circle(x, y, radius), sun, 9)) +
    second
  );
}

function cutHills({ between, palette, motifs, land }: Art, { dark, accents }: Sheets): string[] {
  const { first, second, third } = palette;
  const noise = createNoise(between);
  const waves = motifs.has('sea');
  const own = land ?? accents[0] ?? first;
  const sheet = [own, third, blend(own, dark, 0.35), blend(second, dark, 0.25), blend(own, dark, 0.6), dark];
  return Array.from({ length: HILLS }, (_, index) => {
    const far = index / (HILLS - 1);
    const base = 500 + index * 84;
    const points = Array.from({ length: 81 }, (__, step): Point => {
      const x = step * 13 - 20;
      const lift = waves
        ? Math.abs(Math.sin((x / 1000) * Math.PI * (3.4 - far) + index * 1.7)) * 46
        : noise((x / 1000) * (1.4 + far) + index * 7, index * 3) * 120;
      return [x, base - lift];
    });
    const colour = far === 1 ? dark : blend(sheet[index] ?? first, dark, land === null || index > 0 ? far * 0.3 : 0);
    return cut(`${along(points)}L1040 1060L-40 1060Z`, colour, -9);
  });
}

function cutFarLands({ between, motifs, palette }: Art, { ground, dark }: Sheets): string {
  const has = (motif: Motif) => motifs.has(motif);
  const far = blend(ground, dark, 0.4);
  return [
    has('mountains') ? mark('mountains', cut(buildPeaks(between, 560), blend(ground, palette.third, 0.6), 6)) : '',
    has('city') ? mark('city', cut(buildRoofs(between, 560), far, 6)) : '',
    has('forest') ? mark('forest', cut(buildFirs(between, 570), blend(ground, dark, 0.62), 4)) : '',
  ].join('');
}

function cutNearLands({ between, motifs }: Art, { dark, sun }: Sheets): string {
  const dune = 'M-20 760C180 690 340 690 520 760C700 820 860 700 1020 740V1010H-20Z';
  return [
    motifs.has('desert') ? mark('desert', cut(dune, blend(sun, dark, 0.25), -7)) : '',
    motifs.has('field') ? mark('field', fill(buildGrass(between, 800), dark) + bar(0, 800, 1000, 200, dark)) : '',
  ].join('');
}

/** The subjects as paper with a shadow, standing on the nearest hill. */
function cutSubjects(art: Art, { ground, accents, sun }: Sheets): string[] {
  const colour = [ground, art.palette.ink, ...accents].reduce(
    (best, each) => (luminance(each) > luminance(best) ? each : best),
    sun,
  );
  return placeSubjects(art, 790).map((placed) => {
    const own = art.figures[placed.name] ?? colour;
    const rim = luminance(own) > 0.2 ? '' : ' stroke="#fffaf0" stroke-width="1.4"';
    const below = { ...placed, x: placed.x + 5, y: placed.y + 9 };
    const paper = { attributes: `fill="${own}"${rim}`, detail: shade(own, luminance(own) > 0.3 ? -0.55 : 0.6) };
    return `<g opacity="0.28">${drawPlaced(below, { attributes: 'fill="#000000"', detail: '#000000' })}</g>${drawPlaced(placed, paper)}`;
  });
}
