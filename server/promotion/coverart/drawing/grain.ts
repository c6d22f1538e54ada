/** Grains are measured once and laid over the picture as tiles, each shifted by its own distance. */
const TILE = 1024;

/** Adds film grain to RGB bytes: the same for all three colours, weaker in black and white, as light falls on film. */
export function addGrain(pixels: Buffer, side: number, deviation: number, seed: number): void {
  const tile = makeTile(seed);
  const strength = Uint8Array.from({ length: 256 }, (_, level) =>
    Math.round(255 * Math.sqrt(Math.sin(((level + 18) / 292) * Math.PI))),
  );
  const scale = deviation / (255 * 64);
  let at = 0;
  for (let row = 0; row < side; row += 1) {
    // Neighbouring tiles must not repeat side by side.
    const shift = (row >> 10) * 389;
    const line = (row % TILE) * TILE;
    for (let column = 0; column < side; column += 1) {
      const grain = tile[line + ((column + shift + (column >> 10) * 271) & (TILE - 1))] ?? 0;
      const amount = grain * scale * (strength[pixels[at + 1] ?? 0] ?? 0);
      for (const end = at + 3; at < end; at += 1) {
        const value = (pixels[at] ?? 0) + amount;
        pixels[at] = value < 0 ? 0 : value > 255 ? 255 : value + 0.5;
      }
    }
  }
}

/** Makes a tile of grains about two pixels wide, with a standard deviation of 64. */
function makeTile(seed: number): Int16Array {
  let state = seed | 1;
  const next = () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    state ^= state >>> 13;
    return (state & 0xffff) - 0x8000 + ((state >>> 16) & 0xffff) - 0x8000;
  };
  const raw = Int32Array.from({ length: TILE * TILE }, next);
  const tile = new Int16Array(TILE * TILE);
  let squares = 0;
  const soft = new Float32Array(TILE * TILE);
  for (let row = 0; row < TILE; row += 1) {
    for (let column = 0; column < TILE; column += 1) {
      const take = (down: number, right: number) =>
        raw[((row + down) & (TILE - 1)) * TILE + ((column + right) & (TILE - 1))] ?? 0;
      const value = 2 * take(0, 0) + take(0, 1) + take(1, 0) + 0.6 * take(1, 1);
      soft[row * TILE + column] = value;
      squares += value * value;
    }
  }
  const scale = 64 / Math.sqrt(squares / soft.length);
  for (let index = 0; index < soft.length; index += 1) tile[index] = Math.round((soft[index] ?? 0) * scale);
  return tile;
}
