import { toOkLab } from '@tangent/domain/colour/colour.ts';
import type { CoverMeasures } from '@tangent/domain/promotion/coverart/critic.ts';
import type { DrawnCover } from './draw-cover.ts';

/** Cells a side: fine enough for emptiness, coarse enough for a glance. */
const CELLS = 20;
/** Cells of a thumbnail a side. */
const COARSE = 10;
/** A cell whose lightness varies less is empty: grain alone stays below. */
const QUIET = 0.035;

/** Measures a drawn cover, RGB bytes of a square, for the critic. */
export function measureCover({ pixels, contrast, title_size }: DrawnCover, side: number): CoverMeasures {
  const cells = listCells(pixels, side, CELLS).map(measureCell);
  const lights = cells.map(({ light }) => light);
  const middle = [...lights].sort((one, other) => one - other)[Math.floor(lights.length / 2)] ?? 0;
  const weights = lights.map((light) => Math.abs(light - middle));
  const whole = weights.reduce((sum, each) => sum + each, 0);
  const lean = (place: (at: number) => number) =>
    whole === 0 ? 0 : weights.reduce((sum, each, at) => sum + each * (place(at) - 0.5), 0) / whole;
  const mean = lights.reduce((sum, each) => sum + each, 0) / lights.length;
  return {
    spread: Math.sqrt(lights.reduce((sum, light) => sum + (light - mean) ** 2, 0) / lights.length),
    lean: [lean((at) => ((at % CELLS) + 0.5) / CELLS), lean((at) => (Math.floor(at / CELLS) + 0.5) / CELLS)],
    empty: cells.filter(({ change }) => change < QUIET).length / cells.length,
    contrast,
    title_size,
    thumbnail: listCells(pixels, side, COARSE).flatMap(averageColour),
  };
}

type Cell = readonly (readonly [red: number, green: number, blue: number])[];

/** The pixels of a grid of cells, at most 16 of each. */
function listCells(pixels: Buffer, side: number, count: number): Cell[] {
  return Array.from({ length: count * count }, (_, cell) =>
    Array.from({ length: 16 }, (__, point): [number, number, number] => {
      const x = Math.floor((((cell % count) + ((point % 4) + 0.5) / 4) / count) * side);
      const y = Math.floor(((Math.floor(cell / count) + (Math.floor(point / 4) + 0.5) / 4) / count) * side);
      const at = (y * side + x) * 3;
      return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    }),
  );
}

function measureCell(cell: Cell): { light: number; change: number } {
  const lights = cell.map((rgb) => toOkLab(`#${Buffer.from(rgb).toString('hex')}`)[0] ?? 0);
  const light = lights.reduce((sum, each) => sum + each, 0) / lights.length;
  const change = Math.sqrt(lights.reduce((sum, each) => sum + (each - light) ** 2, 0) / lights.length);
  return { light, change };
}

function averageColour(cell: Cell): number[] {
  return [0, 1, 2].map((band) => cell.reduce((sum, rgb) => sum + (rgb[band] ?? 0), 0) / cell.length / 255);
}
