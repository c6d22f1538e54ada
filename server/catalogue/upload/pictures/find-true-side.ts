/** Consecutive samples that are analysed together: an edge and a little around it. */
const WINDOW = 64;
const FREQUENCIES = WINDOW / 2;
/** Rows and columns that are searched for edges, and how many of the clearest windows count. */
const LINES = 96;
const WINDOWS = 256;
/** A window whose levels differ by less than this has no edge worth measuring. */
const MIN_CONTRAST = 32;
/** Detail ends where the spectrum lies this far below its start. */
const DROP_DB = 15;
/**
 * Corrects the measured end of the detail, because enlarging leaves some energy beyond it; measured with cubic, linear
 * and Lanczos enlargements.
 */
const TRUE_SHARE = 0.7;

/** Returns the level at an index of a line. */
type Line = (index: number) => number;
type EdgeWindow = { readonly contrast: number; readonly line: Line; readonly start: number };

const TAPER = Float64Array.from({ length: WINDOW }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW));
const WAVES = Array.from({ length: FREQUENCIES + 1 }, (_, k) => ({
  cos: Float64Array.from({ length: WINDOW }, (__, i) => Math.cos((2 * Math.PI * k * i) / WINDOW)),
  sin: Float64Array.from({ length: WINDOW }, (__, i) => Math.sin((2 * Math.PI * k * i) / WINDOW)),
}));

/**
 * Computes the side in pixels that would hold all detail of a square grey picture: less than the real side when it was
 * enlarged or blurred, since neither invents fine detail. The power of an edge falls with the square of the frequency,
 * so multiplied by that square it is level up to where the detail ends (docs/standards/audio.md). Null when there is no
 * edge to measure.
 */
export function findTrueSide(grey: Uint8Array, side: number): number | null {
  const windows = findEdges(grey, side);
  if (windows.length === 0) return null;
  const power = new Float64Array(FREQUENCIES + 1);
  for (const { line, start } of windows) addPower(power, line, start);
  const level = power.map((value, k) => 10 * Math.log10(value * k ** 2));
  const beginning = Math.max(...level.subarray(1, 4));
  const end = level.findIndex((value, k) => k > 3 && value < beginning - DROP_DB);
  return end === -1 ? side : Math.round((end / FREQUENCIES) * side * TRUE_SHARE);
}

function findEdges(grey: Uint8Array, side: number): EdgeWindow[] {
  const found: EdgeWindow[] = [];
  for (let index = 0; index < LINES; index += 1) {
    const at = Math.floor(((index + 0.5) / LINES) * side);
    const lines: Line[] = [(i) => grey[at * side + i] ?? 0, (i) => grey[i * side + at] ?? 0];
    for (const line of lines) {
      for (let start = 0; start + WINDOW <= side; start += WINDOW / 2) {
        const contrast = computeContrast(line, start);
        if (contrast >= MIN_CONTRAST) found.push({ contrast, line, start });
      }
    }
  }
  return found.sort((a, b) => b.contrast - a.contrast).slice(0, WINDOWS);
}

// In the middle half only: an edge at the rim is tapered away.
function computeContrast(line: Line, start: number): number {
  let [low, high] = [255, 0];
  for (let i = WINDOW / 4; i < (WINDOW * 3) / 4; i += 1) {
    const value = line(start + i);
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return high - low;
}

function addPower(power: Float64Array, line: Line, start: number): void {
  let mean = 0;
  for (let i = 0; i < WINDOW; i += 1) mean += line(start + i) / WINDOW;
  const values = TAPER.map((weight, i) => weight * (line(start + i) - mean));
  WAVES.forEach(({ cos, sin }, k) => {
    let [real, imaginary] = [0, 0];
    for (let i = 0; i < WINDOW; i += 1) {
      real += (values[i] ?? 0) * (cos[i] ?? 0);
      imaginary += (values[i] ?? 0) * (sin[i] ?? 0);
    }
    power[k] = (power[k] ?? 0) + real ** 2 + imaginary ** 2;
  });
}
