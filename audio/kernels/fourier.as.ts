// The spectrum of 4096 samples. The left channel is the real part and the right one the imaginary part, so that one
// transform serves both. Decimation in frequency: the result is in bit-reversed order, and its reader reorders it.

const SIZE: i32 = 4096;

/** Window, and per stage the factors exp(-2πik/2h) for k from 0 to h: set by the caller before the first use. */
export const window: usize = memory.data(4 * 4096, 16);
export const cosines: usize = memory.data(4 * 4096, 16);
export const sines: usize = memory.data(4 * 4096, 16);
export const real: usize = memory.data(4 * 4096, 16);
export const imaginary: usize = memory.data(4 * 4096, 16);

/** Transforms the first 4096 samples of a block. */
export function transform(left: usize, right: usize): void {
  for (let i: usize = 0; i < 4 * SIZE; i += 16) {
    const w = v128.load(window + i);
    v128.store(real + i, f32x4.mul(w, v128.load(left + i)));
    v128.store(imaginary + i, f32x4.mul(w, v128.load(right + i)));
  }
  let factors: usize = 0;
  for (let half = SIZE / 2; half > 0; half >>= 1) {
    for (let start = 0; start < SIZE; start += 2 * half) {
      if (half >= 4) butterflies(4 * start, 4 * half, factors);
      else scalarButterflies(4 * start, 4 * half, factors);
    }
    factors += 4 * half;
  }
}

// Four butterflies at once; all offsets are in bytes.
function butterflies(start: usize, half: usize, factors: usize): void {
  for (let k: usize = 0; k < half; k += 16) {
    const at = start + k;
    const a = v128.load(real + at), b = v128.load(real + at + half);
    const c = v128.load(imaginary + at), d = v128.load(imaginary + at + half);
    const cosine = v128.load(cosines + factors + k), sine = v128.load(sines + factors + k);
    const x = f32x4.sub(a, b), y = f32x4.sub(c, d);
    v128.store(real + at, f32x4.add(a, b));
    v128.store(imaginary + at, f32x4.add(c, d));
    v128.store(real + at + half, f32x4.add(f32x4.mul(x, cosine), f32x4.mul(y, sine)));
    v128.store(imaginary + at + half, f32x4.sub(f32x4.mul(y, cosine), f32x4.mul(x, sine)));
  }
}

function scalarButterflies(start: usize, half: usize, factors: usize): void {
  for (let k: usize = 0; k < half; k += 4) {
    const at = start + k;
    const a = load<f32>(real + at), b = load<f32>(real + at + half);
    const c = load<f32>(imaginary + at), d = load<f32>(imaginary + at + half);
    const cosine = load<f32>(cosines + factors + k), sine = load<f32>(sines + factors + k);
    store<f32>(real + at, a + b);
    store<f32>(imaginary + at, c + d);
    store<f32>(real + at + half, (a - b) * cosine + (c - d) * sine);
    store<f32>(imaginary + at + half, (c - d) * cosine - (a - b) * sine);
  }
}
