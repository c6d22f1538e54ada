import { blend, shade } from '@tangent/domain/colour/colour.ts';
import { pickReadableColour } from '@tangent/domain/promotion/artwork/cover-palette.ts';
import { arch, circle, polygon, quarter, rectangle } from '@tangent/domain/promotion/artwork/paths.ts';
import type { Art, Picture } from './art.ts';
import { bar, disc, fill } from './svg.ts';

type Form = { readonly svg: string; readonly floor: string };
/** Where the drawing ends and the band for the type begins. */
const FLOOR = 690;

/** Plain forms on a grid, in the manner of posters of the 1960s. */
export function geometry(art: Art): Picture {
  const { palette, oneOf, set, title_type, artist_type, shown_title, shown_artist } = art;
  const kind = oneOf(['arches', 'tiles', 'discs', 'petals', 'steps']);
  const { svg, floor } = {
    arches: drawArches,
    tiles: drawTiles,
    discs: drawDiscs,
    petals: drawPetals,
    steps: drawSteps,
  }[kind](art);
  const ink = pickReadableColour(floor, palette);
  return {
    ground: palette.ground,
    svg: svg + bar(0, FLOOR, 1000, 1000 - FLOOR, floor),
    lines: [
      ...set(shown_title, title_type(ink, 122, { place: 'middle' }), { x: 64, y: FLOOR + 22, width: 872, height: 178 }),
      ...set(shown_artist, artist_type(ink, 40, { place: 'bottom' }), { x: 64, y: 892, width: 872, height: 48 }),
    ],
    grain: 2.2,
  };
}

function accents({ palette: { first, second, third, ground, ink } }: Art): readonly string[] {
  return [first, second, third, ink].filter((colour) => colour !== ground);
}

function drawArches(art: Art): Form {
  const { palette, between, oneOf } = art;
  const colours = accents(art);
  const [x, rings] = [oneOf([500, 500, 320, 680]), Math.round(between(3, 6))];
  const reach = x === 500 ? 560 : 690;
  const arches = Array.from({ length: rings }, (_, index) =>
    fill(arch(x, FLOOR, reach * (1 - index / rings) ** 0.92), colours[index % (colours.length - 1)] ?? palette.first),
  );
  const last = colours[(rings - 1) % (colours.length - 1)] ?? palette.first;
  return { svg: bar(0, 0, 1000, FLOOR, palette.ground) + arches.join(''), floor: last };
}

function drawTiles(art: Art): Form {
  const { palette, oneOf, between } = art;
  const colours = [...accents(art), palette.ground] as unknown as readonly [string, ...string[]];
  const columns = oneOf([4, 5, 6]);
  const side = 1000 / columns;
  let svg = '';
  for (let row = 0; row * side < FLOOR; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column * side, row * side];
      const back = oneOf(colours);
      const front = oneOf(colours.filter((colour) => colour !== back) as [string, ...string[]]);
      const dot = oneOf(colours.filter((colour) => colour !== front) as [string, ...string[]]);
      const [right, down] = [between(0, 1) < 0.5, between(0, 1) < 0.5];
      const [cx, cy] = [right ? x : x + side, down ? y : y + side];
      svg += fill(rectangle(x, y, side + 0.6, side + 0.6), back);
      const form = oneOf(['quarter', 'quarter', 'leaf', 'disc', 'half', 'eye', 'slope']);
      if (form === 'quarter')
        svg += fill(quarter(cx, cy, side, right, down), front) + fill(quarter(cx, cy, side * 0.5, right, down), dot);
      if (form === 'leaf') svg += fill(drawLeaf(x, y, side, right), front);
      if (form === 'disc')
        svg += disc(x + side / 2, y + side / 2, side * 0.5, front) + disc(x + side / 2, y + side / 2, side * 0.2, dot);
      if (form === 'half')
        svg +=
          fill(arch(x + side / 2, y + side, side / 2), front) + fill(arch(x + side / 2, y + side / 2, side / 2), dot);
      if (form === 'eye')
        svg += fill(drawLeaf(x, y, side, right), front) + disc(x + side / 2, y + side / 2, side * 0.17, back);
      if (form === 'slope')
        svg += fill(
          polygon([
            [x, y + side],
            [x + side, y],
            [x + side, y + side],
          ]),
          front,
        );
    }
  }
  return { svg, floor: palette.ground };
}

function drawLeaf(x: number, y: number, side: number, rising: boolean): string {
  const r = side;
  return rising
    ? `M${x} ${y + side}A${r} ${r} 0 0 1 ${x + side} ${y}A${r} ${r} 0 0 1 ${x} ${y + side}Z`
    : `M${x} ${y}A${r} ${r} 0 0 1 ${x + side} ${y + side}A${r} ${r} 0 0 1 ${x} ${y}Z`;
}

/** Discs that overlap; where two meet, the colours mix. */
function drawDiscs(art: Art): Form {
  const { palette, between, oneOf } = art;
  const [one = palette.first, two = palette.second, three = palette.third] = accents(art);
  const radius = between(210, 270);
  const [left, right, y] = [500 - radius * between(0.5, 0.72), 500 + radius * between(0.5, 0.72), between(320, 370)];
  const clip = `<clipPath id="both"><path d="${circle(left, y, radius)}"/></clipPath>`;
  const inner = oneOf([0.32, 0.46, 0]);
  const svg =
    bar(0, 0, 1000, FLOOR, palette.ground) +
    disc(left, y, radius, one) +
    disc(right, y, radius, two) +
    `<defs>${clip}</defs><path d="${circle(right, y, radius)}" fill="${shade(blend(one, two, 0.5), -0.22)}" clip-path="url(#both)"/>` +
    (inner > 0 ? disc(left, y, radius * inner, palette.ground) + disc(right, y, radius * inner, three) : '');
  return { svg, floor: palette.ground };
}

function drawPetals(art: Art): Form {
  const { palette, between, oneOf } = art;
  const colours = accents(art);
  const [count, y] = [oneOf([6, 8, 12]), 360];
  const [length, turn] = [between(300, 350), between(0, 30)];
  const petals = Array.from({ length: count }, (_, index) => {
    const angle = turn + (index * 360) / count;
    const width = length * Math.sin(Math.PI / count) * 0.98;
    const d = `M500 ${y}C${500 + width * 1.3} ${y - length * 0.35} ${500 + width} ${y - length} 500 ${y - length}C${500 - width} ${y - length} ${500 - width * 1.3} ${y - length * 0.35} 500 ${y}Z`;
    const colour = colours[index % 2] ?? palette.first;
    return `<g transform="rotate(${angle} 500 ${y})">${fill(d, colour)}${fill(circle(500, y - length * 0.72, width * 0.34), colours[2] ?? palette.third)}</g>`;
  });
  const core = disc(500, y, length * 0.2, palette.ground) + disc(500, y, length * 0.12, colours[2] ?? palette.third);
  return { svg: bar(0, 0, 1000, FLOOR, palette.ground) + petals.join('') + core, floor: palette.ground };
}

/** Half discs, each shifted against the next. */
function drawSteps(art: Art): Form {
  const { palette, between } = art;
  const colours = accents(art);
  const rows = Math.round(between(3, 5));
  const height = FLOOR / rows;
  const svg = Array.from({ length: rows }, (_, row) => {
    const back = row % 2 === 0 ? palette.ground : blend(palette.ground, colours[0] ?? palette.ink, 0.14);
    const shift = between(-0.5, 0.5) * height;
    const halves = Array.from({ length: Math.ceil(1000 / (height * 2)) + 2 }, (__, index) => {
      const x = index * height * 2 + shift - height;
      return fill(arch(x, (row + 1) * height + 0.5, height), colours[(row + index) % colours.length] ?? palette.first);
    });
    return bar(0, row * height, 1000, height + 1, back) + halves.join('');
  });
  return { svg: svg.join(''), floor: palette.ground };
}
