// Flat tops: a wave cut off at the same height for four samples or more, above -12 dBFS. The samples beside the top
// must be clearly below it, because a quantised deep tone also has tops of equal samples, one step above its
// neighbours.

const LOUD: f32 = 0.25;
const SHORTEST: i32 = 3;
// Three steps of 16 bits.
const SMALLEST_EDGE: f32 = 3.0 / 32768.0;

/** One channel's run of equal samples, which may have started in the previous block: its length and its first edge. */
let runLeft: i32 = 0, runRight: i32 = 0;
let edgeLeft: f32 = 0, edgeRight: f32 = 0;
let run: i32 = 0;
let edge: f32 = 0;

export function resetFlatTops(): void {
  runLeft = runRight = 0;
}

/** Counts clipped runs of the left channel that end within `n` samples. */
export function countFlatLeft(p: usize, n: i32): i32 {
  run = runLeft;
  edge = edgeLeft;
  const found = countFlat(p, n);
  runLeft = run;
  edgeLeft = edge;
  return found;
}

/** Counts clipped runs of the right channel that end within `n` samples. */
export function countFlatRight(p: usize, n: i32): i32 {
  run = runRight;
  edge = edgeRight;
  const found = countFlat(p, n);
  runRight = run;
  edgeRight = edge;
  return found;
}

function countFlat(p: usize, n: i32): i32 {
  const loud = f32x4.splat(LOUD);
  let found = 0;
  let i = 0;
  while (i < n) {
    if (i + 4 <= n && run == 0) {
      const x = v128.load(p + 4 * i);
      const equal = f32x4.eq(x, v128.load(p + 4 * i - 4));
      if (!v128.any_true(v128.and(equal, f32x4.gt(f32x4.abs(x), loud)))) {
        i += 4;
        continue;
      }
    }
    found += countSample(p + 4 * i);
    i++;
  }
  return found;
}

function countSample(p: usize): i32 {
  const x = load<f32>(p);
  const last = load<f32>(p - 4);
  if (x == last && Mathf.abs(x) > LOUD) {
    if (run == 0) edge = Mathf.abs(x) - Mathf.abs(load<f32>(p - 8));
    run++;
    return 0;
  }
  const after = Mathf.abs(last) - Mathf.abs(x);
  const isTop = run >= SHORTEST && min(edge, after) >= 0 && max(edge, after) >= SMALLEST_EDGE;
  run = 0;
  return isTop ? 1 : 0;
}
