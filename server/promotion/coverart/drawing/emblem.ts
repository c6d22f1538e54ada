import { blend, contrast, luminance, shade } from '@tangent/domain/colour/colour.ts';
import type { CoverStyle } from '@tangent/domain/promotion/artwork/cover.ts';
import { pickReadableColour } from '@tangent/domain/promotion/artwork/cover-palette.ts';
import type { Art, Picture } from './art.ts';
import { drawPlaced, placeSubjects } from './subjects/place-subjects.ts';
import { bar, disc, fill, radial, stroke } from './svg.ts';

/** The styles that draw a scene of few shapes when the prompt names things, each with its own way of filling them. */
export const TREATMENTS = ['geometry', 'glow', 'halftone', 'contour'] as const satisfies readonly CoverStyle[];
type Treatment = (typeof TREATMENTS)[number];

type Scene = {
  readonly ground: string;
  readonly land: string;
  readonly figure: string;
  readonly light: string;
  readonly line: number;
};

/** A disc in the sky, the land, and the subjects on it. */
export function drawEmblem(art: Art, treatment: Treatment): Picture {
  const { set, between, palette, title_type, artist_type, shown_title, shown_artist } = art;
  const scene = chooseScene(art, treatment, between(690, 730));
  const title = pickReadableColour(scene.ground, palette);
  const foot = pickReadableColour(treatment === 'contour' ? scene.ground : scene.land, palette);
  const svg = [
    drawSky(art, scene, treatment),
    drawLand(art, scene, treatment),
    ...placeSubjects(art, scene.line).map((placed) => drawPlaced(placed, paint(scene, treatment, placed.size))),
    drawWeather(art, scene),
  ].join('');
  return {
    ground: scene.ground,
    svg: `<defs>${drawFills(scene, treatment)}</defs>${svg}`,
    lines: [
      ...set(shown_title, title_type(title, 122), { x: 64, y: 62, width: 872, height: 220 }),
      ...set(shown_artist, artist_type(foot, 40, { place: 'bottom' }), { x: 64, y: 884, width: 872, height: 54 }),
    ],
    grain: 3,
  };
}

/** The figure stands out from ground, disc and land: the colour with the most contrast to all of them. */
function chooseScene({ palette, motifs }: Art, treatment: Treatment, line: number): Scene {
  const { first, second, third, ink } = palette;
  const wantsNight = motifs.has('night') || motifs.has('moon') || motifs.has('stars');
  const isNight = treatment === 'glow' || wantsNight;
  const dark = luminance(palette.ground) < luminance(ink) ? palette.ground : ink;
  const ground = isNight && luminance(palette.ground) > 0.12 ? shade(dark, -0.1) : palette.ground;
  const accents = [first, second, third].filter((colour) => contrast(colour, ground) > 1.4);
  const light = accents.sort((one, other) => luminance(other) - luminance(one))[0] ?? ink;
  const land = blend(ground, luminance(ground) < 0.15 ? third : ink, luminance(ground) < 0.15 ? 0.6 : 0.8);
  const choices = [...accents.filter((colour) => colour !== light), ink, shade(ground, -0.75), '#fffaf0'];
  const clear = (colour: string) => Math.min(contrast(colour, ground), contrast(colour, light));
  const figure = choices.reduce((best, colour) => (clear(colour) > clear(best) ? colour : best), ink);
  return { ground, land, figure, light, line };
}

function drawFills({ figure, light, ground }: Scene, treatment: Treatment): string {
  if (treatment === 'halftone') {
    const dot = (id: string, colour: string, size: number, radius: number) =>
      `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(32)">${disc(size / 2, size / 2, radius, colour)}</pattern>`;
    return dot('coarse', light, 17, 7) + dot('fine', figure, 12, 3);
  }
  if (treatment !== 'glow') return '';
  return radial('halo', [
    [0, light, 0.85],
    [0.3, light, 0.35],
    [1, ground, 0],
  ]);
}

/** How a subject is filled, in a square of 100 that is scaled to its size. */
function paint({ figure, ground }: Scene, treatment: Treatment, size: number): string {
  const width = (thousandths: number) => Math.round((thousandths * 10_000) / size) / 100;
  if (treatment === 'contour') {
    return `fill="${ground}" stroke="${figure}" stroke-width="${width(6)}" stroke-linejoin="round"`;
  }
  if (treatment === 'halftone') return `fill="${figure}" stroke="${ground}" stroke-width="${width(3)}"`;
  return `fill="${figure}"`;
}

function drawSky({ between, motifs, subjects }: Art, { light, ground, line }: Scene, treatment: Treatment): string {
  const isNight = motifs.has('night') || motifs.has('moon') || motifs.has('stars');
  const [x, radius] = [between(420, 640), between(150, 185)];
  const y = motifs.has('sun') ? line - radius * 0.5 : between(500, 540);
  const stars = isNight
    ? Array.from({ length: 70 }, () => disc(between(0, 1000), between(20, line), between(1, 3.4), light, 0.8)).join('')
    : '';
  const hasDisc = motifs.has('sun') || motifs.has('moon') || subjects.length > 0;
  if (!hasDisc) return stars;
  const moon =
    motifs.has('moon') && !motifs.has('sun') ? disc(x + radius * 0.42, y - radius * 0.2, radius * 0.86, ground) : '';
  if (treatment === 'glow')
    return `${stars}${disc(x, y, radius * 2.3, 'url(#halo)')}${disc(x, y, radius * 0.8, light)}`;
  if (treatment === 'halftone') return `${stars}${disc(x, y, radius, 'url(#coarse)')}${moon}`;
  if (treatment === 'geometry') return `${stars}${disc(x, y, radius, light)}${moon}`;
  const rings = [1, 0.86, 0.72, 0.58, 0.44].map(
    (share) => `<circle cx="${x}" cy="${y}" r="${radius * share}" fill="none" stroke="${light}" stroke-width="5"/>`,
  );
  return stars + rings.join('');
}

function drawLand(art: Art, scene: Scene, treatment: Treatment): string {
  const { motifs } = art;
  const { line, land, figure, ground, light } = scene;
  const isContour = treatment === 'contour';
  const fillShape = (d: string, colour: string) =>
    isContour ? fill(d, ground) + stroke(d, figure, 5) : fill(d, colour);
  const far = blend(ground, land, 0.55);
  const parts = [
    motifs.has('mountains') ? fillShape(drawPeaks(art, line), far) : '',
    motifs.has('city') ? fillShape(drawRoofs(art, line), far) : '',
    motifs.has('forest') ? fillShape(drawFirs(art, line), far) : '',
    isContour
      ? fill(`M0 ${line}H1000V1000H0Z`, ground) + stroke(`M0 ${line}H1000`, figure, 5)
      : bar(0, line, 1000, 1000 - line, land),
  ];
  if (motifs.has('desert'))
    parts.push(
      fillShape(
        `M0 ${line + 70}C250 ${line - 40} 420 ${line + 130} 1000 ${line + 40}V1010H0Z`,
        blend(land, light, 0.25),
      ),
    );
  if (motifs.has('road') && !motifs.has('sea'))
    parts.push(fillShape(`M488 ${line}H512L720 1010H280Z`, shade(land, -0.45)));
  if (motifs.has('sea')) parts.push(drawWaves(line, light));
  if (treatment === 'halftone') parts.push(bar(0, line, 1000, 150, 'url(#fine)', 0.5));
  return parts.join('');
}

function drawPeaks({ between }: Art, line: number): string {
  const [one, two] = [between(180, 250), between(130, 190)];
  return `M-20 ${line + 2}L240 ${line - one}L430 ${line - 60}L700 ${line - two}L1020 ${line + 2}Z`;
}

function drawRoofs({ between }: Art, line: number): string {
  let d = `M-10 ${line + 2}`;
  for (let x = -10; x < 1010; x += 68) d += `V${Math.round(line - between(60, 250))}h68`;
  return `${d}V${line + 2}Z`;
}

function drawFirs({ between }: Art, line: number): string {
  let d = '';
  for (let x = -20; x < 1010; x += 62)
    d += `M${x} ${line + 2}l40 ${Math.round(-between(110, 230))}L${x + 80} ${line + 2}Z`;
  return d;
}

/** Rows of waves that grow towards the viewer. */
function drawWaves(line: number, colour: string): string {
  return [22, 62, 112, 262]
    .map((below, row) => {
      const [wide, high] = [46 + row * 14, 8 + row * 3];
      let d = `M${-40 + row * 17} ${line + below}`;
      for (let x = -40; x < 1040; x += wide * 2) d += `q${wide / 2} ${-high} ${wide} 0t${wide} 0`;
      return stroke(d, colour, 3 + row * 1.2, 0.75);
    })
    .join('');
}

function drawWeather({ between, motifs }: Art, { light }: Scene): string {
  if (!motifs.has('rain') && !motifs.has('snow')) return '';
  return Array.from({ length: 110 }, () => {
    const [x, y] = [between(0, 1000), between(300, 860)];
    return motifs.has('snow')
      ? disc(x, y, between(2, 6), '#ffffff', 0.85)
      : stroke(`M${x} ${y}l-9 ${between(24, 44)}`, light, 2.4, 0.6);
  }).join('');
}
