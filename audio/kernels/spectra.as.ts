// Spectra of mid and side, collected by the their level: sixteen thousand samples are one excerpt, and every
// class covers two decibels. Which excerpts count as loud is known only after the last one, and classes need the same
// memory for any length.

import { left, right } from './stereo.as.ts';
import { forward, imaginary, real, reverse, SIZE } from './transform.as.ts';

export const CLASSES: i32 = 40;
// Mean square of the quietest class, -80 dBFS, and the step between classes in nepers of power.
const QUIETEST: f64 = 1e-8;
const STEP: f64 = 0.4605170185988092;

export const window: usize = memory.data(4 * 16384, 16);
/** Power of mid, then of side, per class and bit-reversed bin; only the lower half of each pair is used. */
export const classes: usize = memory.data(2 * 4 * 16384 * 40, 16);
/** Excerpts and their summed mean square, per class. */
export const excerpts: usize = memory.data(16 * 40, 16);

export function resetSpectra(): void {
  memory.fill(classes, 0, 2 * 4 * SIZE * CLASSES);
  memory.fill(excerpts, 0, 16 * CLASSES);
}

/** Adds the first 16384 samples of the block to the class of their level; skips digital silence. */
export function addExcerpt(): void {
  let squares = f32x4.splat(0);
  let total: f64 = 0;
  for (let start: usize = 0; start < 4 * SIZE; start += 4096) {
    squares = f32x4.splat(0);
    for (let i = start; i < start + 4096; i += 16) {
      const w = v128.load(window + i), l = v128.load(left + i), r = v128.load(right + i);
      squares = f32x4.add(squares, f32x4.add(f32x4.mul(l, l), f32x4.mul(r, r)));
      v128.store(real + i, f32x4.mul(w, l));
      v128.store(imaginary + i, f32x4.mul(w, r));
    }
    total += <f64>f32x4.extract_lane(squares, 0) + <f64>f32x4.extract_lane(squares, 1) +
      <f64>f32x4.extract_lane(squares, 2) + <f64>f32x4.extract_lane(squares, 3);
  }
  const mean = total / (2 * <f64>SIZE);
  if (mean < QUIETEST) return;
  const index = min(CLASSES - 1, <i32>(Math.log(mean / QUIETEST) / STEP));
  store<f64>(excerpts + 16 * index, load<f64>(excerpts + 16 * index) + 1);
  store<f64>(excerpts + 16 * index, load<f64>(excerpts + 16 * index, 8) + mean, 8);
  forward();
  addPowers(classes + 2 * 4 * SIZE * index);
}

function addPowers(target: usize): void {
  const side = target + 4 * SIZE;
  for (let i = 0; i < 2; i++) addPower(target, side, i, i);
  addPower(target, side, 2, 3);
  addPower(target, side, 4, 7);
  addPower(target, side, 5, 6);
  const share = f32x4.splat(0.0625);
  for (let base = 8; base < SIZE; base <<= 1) {
    for (let i = base; i < base + base / 2; i += 4) {
      const j = 3 * base - 4 - i;
      const zr = v128.load(real + 4 * i), zi = v128.load(imaginary + 4 * i);
      const pr = reverse(v128.load(real + 4 * j)), pi = reverse(v128.load(imaginary + 4 * j));
      // Twice the left channel is (zr + pr, zi - pi), twice the right one (zi + pi, pr - zr).
      const lr = f32x4.add(zr, pr), li = f32x4.sub(zi, pi), rr = f32x4.add(zi, pi), ri = f32x4.sub(pr, zr);
      const mr = f32x4.add(lr, rr), mi = f32x4.add(li, ri), sr = f32x4.sub(lr, rr), si = f32x4.sub(li, ri);
      const m = f32x4.add(f32x4.mul(mr, mr), f32x4.mul(mi, mi)), s = f32x4.add(f32x4.mul(sr, sr), f32x4.mul(si, si));
      v128.store(target + 4 * i, f32x4.add(v128.load(target + 4 * i), f32x4.mul(share, m)));
      v128.store(side + 4 * i, f32x4.add(v128.load(side + 4 * i), f32x4.mul(share, s)));
    }
  }
}

function addPower(target: usize, side: usize, i: i32, j: i32): void {
  const zr = load<f32>(real + 4 * i), zi = load<f32>(imaginary + 4 * i);
  const pr = load<f32>(real + 4 * j), pi = load<f32>(imaginary + 4 * j);
  const lr = zr + pr, li = zi - pi, rr = zi + pi, ri = pr - zr;
  const m = (lr + rr) * (lr + rr) + (li + ri) * (li + ri);
  const s = (lr - rr) * (lr - rr) + (li - ri) * (li - ri);
  store<f32>(target + 4 * i, load<f32>(target + 4 * i) + <f32>0.0625 * m);
  store<f32>(side + 4 * i, load<f32>(side + 4 * i) + <f32>0.0625 * s);
}
