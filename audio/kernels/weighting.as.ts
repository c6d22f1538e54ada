// The K-weighting of ITU-R BS.1770-4, annex 1: a shelf and a high-pass, both channels in one vector.

import { flushTiny } from './lane.as.ts';

// The factors of the two sections, the same in both lanes, and their states.
let shelfB0: v128, shelfB1: v128, shelfB2: v128, shelfA1: v128, shelfA2: v128, passA1: v128, passA2: v128;
let shelf1: v128, shelf2: v128, pass1: v128, pass2: v128;

export function setWeights(b0: f64, b1: f64, b2: f64, a1: f64, a2: f64, highPassA1: f64, highPassA2: f64): void {
  shelfB0 = f64x2.splat(b0);
  shelfB1 = f64x2.splat(b1);
  shelfB2 = f64x2.splat(b2);
  shelfA1 = f64x2.splat(a1);
  shelfA2 = f64x2.splat(a2);
  passA1 = f64x2.splat(highPassA1);
  passA2 = f64x2.splat(highPassA2);
}

export function resetWeighting(): void {
  shelf1 = shelf2 = pass1 = pass2 = f64x2.splat(0);
}

/**
 * Weighs `n` samples, a multiple of `stride`: the energy of every stride, both channels summed, goes to `energies` as
 * 64-bit floats.
 */
export function weighStrides(l: usize, r: usize, n: i32, stride: i32, energies: usize): void {
  let s1 = shelf1, s2 = shelf2, p1 = pass1, p2 = pass2;
  const two = f64x2.splat(2);
  for (let start = 0; start < n; start += stride) {
    let sum = f64x2.splat(0);
    // Each state is written so that only one addition and one multiplication depend on the previous sample.
    for (let i = start; i < start + stride; i++) {
      const x = f64x2.replace_lane(f64x2.splat(<f64>load<f32>(l + 4 * i)), 1, <f64>load<f32>(r + 4 * i));
      const y = f64x2.add(f64x2.mul(shelfB0, x), s1);
      s1 = f64x2.sub(f64x2.add(f64x2.mul(shelfB1, x), s2), f64x2.mul(shelfA1, y));
      s2 = f64x2.sub(f64x2.mul(shelfB2, x), f64x2.mul(shelfA2, y));
      // The high-pass has the numerator 1, -2, 1.
      const z = f64x2.add(y, p1);
      p1 = f64x2.sub(f64x2.sub(p2, f64x2.mul(two, y)), f64x2.mul(passA1, z));
      p2 = f64x2.sub(y, f64x2.mul(passA2, z));
      sum = f64x2.add(sum, f64x2.mul(z, z));
    }
    store<f64>(energies, f64x2.extract_lane(sum, 0) + f64x2.extract_lane(sum, 1));
    energies += 8;
  }
  shelf1 = flushTiny(s1);
  shelf2 = flushTiny(s2);
  pass1 = flushTiny(p1);
  pass2 = flushTiny(p2);
}
