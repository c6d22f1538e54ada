import type { Art } from './art.ts';
import { disc, fill, linear, stroke } from './svg.ts';

/** Paths of lands and weathers that every style fills in its own way, in thousandths of the side. */

type Between = Art['between'];

/** Marks what a group of elements shows; a picture is checked by it. */
export function mark(name: string, svg: string): string {
  return `<g class="${name}">${svg}</g>`;
}

export function buildPeaks(between: Between, line: number): string {
  const [one, two] = [between(180, 250), between(130, 190)];
  return `M-20 ${line + 2}L240 ${line - one}L430 ${line - 60}L700 ${line - two}L1020 ${line + 2}Z`;
}

export function buildRoofs(between: Between, line: number): string {
  let d = `M-10 ${line + 2}`;
  for (let x = -10; x < 1010; ) {
    const [wide, high] = [Math.round(between(44, 92)), Math.round(between(60, 250))];
    const roof = between(0, 1);
    if (roof < 0.2) d += `V${line - high}h${wide / 2 - 2}v-34h4v34h${wide / 2 - 2}`;
    else if (roof < 0.4) d += `V${line - high}l${wide / 2} -26l${wide / 2} 26`;
    else d += `V${line - high}h${wide}`;
    x += wide;
  }
  return `${d}V${line + 2}Z`;
}

export function buildFirs(between: Between, line: number): string {
  let d = '';
  for (let x = -30; x < 1010; x += between(40, 70)) {
    const [wide, high] = [between(50, 80), between(110, 230)];
    const [left, right] = [Math.round(x), Math.round(x + wide)];
    const middle = Math.round(x + wide / 2);
    const tier = (from: number, to: number, inset: number) =>
      `M${middle} ${Math.round(line - high * from)}L${right - inset} ${Math.round(line - high * to)}H${left + inset}Z`;
    d += tier(1, 0.52, wide * 0.22) + tier(0.74, 0.28, wide * 0.1) + tier(0.5, -0.01, 0);
  }
  return d;
}

export function buildDunes(line: number): string {
  return `M0 ${line + 70}C250 ${line - 40} 420 ${line + 130} 1000 ${line + 40}V1010H0Z`;
}

/** A road that comes towards the viewer, from the line to the lower edge. */
export function buildRoad(line: number): string {
  return `M488 ${line}H512L720 1010H280Z`;
}

export function buildGrass(between: Between, line: number): string {
  let d = '';
  for (let x = -10; x < 1010; x += between(9, 17)) {
    const [high, lean] = [between(26, 64), between(-16, 16)];
    d += `M${Math.round(x)} ${line + 4}q${Math.round(lean / 3)} ${Math.round(-high / 2)} ${Math.round(lean)} ${Math.round(-high)}q4 ${Math.round(high / 2)} 6 ${Math.round(high)}Z`;
  }
  return d;
}

/** Rows of waves that grow towards the viewer. */
export function drawWaves(line: number, colour: string, strength = 0.75): string {
  return [22, 62, 112]
    .map((below, row) => {
      const [wide, high] = [46 + row * 14, 8 + row * 3];
      let d = `M${-40 + row * 17} ${line + below}`;
      for (let x = -40; x < 1040; x += wide * 2) d += `q${wide / 2} ${-high} ${wide} 0t${wide} 0`;
      return stroke(d, colour, 3 + row * 1.2, strength);
    })
    .join('');
}

/** Wind and fog, behind the subjects of a picture. */
export function drawAir({ between, motifs }: Art, colour: string, line: number): string {
  const mist = linear(
    'mist',
    [
      [0, colour, 0],
      [0.3, colour, 0.5],
      [0.7, colour, 0.5],
      [1, colour, 0],
    ],
    [0, 0, 1, 0],
  );
  const strips = [-80, -24, 36].map((at, row) => {
    const [x, high] = [between(-200, 0), 24 + row * 12];
    return `<rect x="${x}" y="${line + at}" width="${between(900, 1160)}" height="${high}" rx="${high / 2}" fill="url(#mist)"/>`;
  });
  return [
    motifs.has('fog') ? mark('fog', `<defs>${mist}</defs>${strips.join('')}`) : '',
    motifs.has('wind') ? mark('wind', [350, 420, 500].map((y) => drawGust(between, y, colour)).join('')) : '',
  ].join('');
}

/** Rain and snow over a picture, between the type above and the type below. */
export function drawWeather({ between, motifs }: Art, colour: string): string {
  const places = Array.from({ length: 110 }, () => [between(0, 1000), between(300, 860)] as const);
  return [
    motifs.has('rain')
      ? mark('rain', places.map(([x, y]) => stroke(`M${x} ${y}l-9 ${between(24, 44)}`, colour, 2.4, 0.6)).join(''))
      : '',
    motifs.has('snow') ? mark('snow', places.map(([x, y]) => disc(x, y, between(2, 6), '#ffffff', 0.85)).join('')) : '',
  ].join('');
}

function drawGust(between: Between, y: number, colour: string): string {
  const [x, wide] = [between(40, 360), between(260, 420)];
  return stroke(`M${x} ${y}h${wide}q46 0 46 -30q0 -26 -26 -26q-22 0 -22 20`, colour, 5, 0.8);
}

export function drawStars(between: Between, line: number, colour: string, count = 70): string {
  return Array.from({ length: count }, () =>
    disc(between(0, 1000), between(20, line), between(1, 3.4), colour, 0.8),
  ).join('');
}

/** A waxing moon as a path. */
export function buildCrescent(x: number, y: number, radius: number): string {
  const [top, bottom] = [y - radius * 0.86, y + radius * 0.92];
  const [upper, lower] = [x + radius * 0.5, x + radius * 0.4];
  return `M${upper} ${top}A${radius} ${radius} 0 1 0 ${lower} ${bottom}A${radius * 1.12} ${radius * 1.12} 0 0 1 ${upper} ${top}Z`;
}

/** A crescent beside a sun, for a prompt that names both. */
export function drawCrescent(x: number, y: number, radius: number, colour: string): string {
  return fill(buildCrescent(x, y, radius), colour);
}
