// The equaliser: two causal filters, one for mid and one for side, in one transform (overlap-save). With
// z = left + i·right, the mid filter m and the side filter s, the output is a·z + i·b·conj(z), where a = (m + s) / 2 and
// b = (m - s) / 2: no channel is ever converted to mid and side.

import { saveHistory, left, right } from './stereo.as.ts';
import { forward, imaginary, inverse, real, reverse, SIZE } from './transform.as.ts';

// Spectra of a and b, bit-reversed, only the lower half of each pair.
const ar: usize = memory.data(4 * 16384, 16);
const ai: usize = memory.data(4 * 16384, 16);
const br: usize = memory.data(4 * 16384, 16);
const bi: usize = memory.data(4 * 16384, 16);

/** Takes the filters: the samples of a in `real` and of b in `imaginary`, the rest of both zero. */
export function takeFilters(): void {
  forward();
  const scale: f32 = 0.5 / <f32>SIZE;
  for (let base = 1; base < SIZE; base <<= 1) {
    for (let i = base == 1 ? 0 : base; i < base + max(1, base / 2); i++) {
      const j = i < 2 ? i : 3 * base - 1 - i;
      const zr = load<f32>(real + 4 * i), zi = load<f32>(imaginary + 4 * i);
      const pr = load<f32>(real + 4 * j), pi = load<f32>(imaginary + 4 * j);
      store<f32>(ar + 4 * i, scale * (zr + pr));
      store<f32>(ai + 4 * i, scale * (zi - pi));
      store<f32>(br + 4 * i, scale * (zi + pi));
      store<f32>(bi + 4 * i, scale * (pr - zr));
    }
  }
}

/** Filters a block of `n` samples in place, at most SIZE - taps; the history of the next block stays unfiltered. */
export function equalizeBlock(n: i32, taps: i32): void {
  memory.copy(real, left - 4 * taps, 4 * SIZE);
  memory.copy(imaginary, right - 4 * taps, 4 * SIZE);
  saveHistory(n);
  forward();
  for (let i = 0; i < 2; i++) filterPair(i, i);
  filterPair(2, 3);
  filterPair(4, 7);
  filterPair(5, 6);
  for (let base = 8; base < SIZE; base <<= 1) {
    for (let i = base; i < base + base / 2; i += 4) filterPairs(4 * i, 4 * (3 * base - 4 - i));
  }
  inverse();
  memory.copy(left, real + 4 * taps, 4 * (SIZE - taps));
  memory.copy(right, imaginary + 4 * taps, 4 * (SIZE - taps));
}

// The result of a frequency needs the input of its partner, and the filters of the partner are the conjugates.
function filterPairs(i: usize, j: usize): void {
  const zr = v128.load(real + i), zi = v128.load(imaginary + i);
  const pr = reverse(v128.load(real + j)), pi = reverse(v128.load(imaginary + j));
  const Ar = v128.load(ar + i), Ai = v128.load(ai + i), Br = v128.load(br + i), Bi = v128.load(bi + i);
  // i·B·conj(p), with i·conj(p) = pi + i·pr.
  const yr = f32x4.add(f32x4.sub(f32x4.mul(Ar, zr), f32x4.mul(Ai, zi)), f32x4.sub(f32x4.mul(Br, pi), f32x4.mul(Bi, pr)));
  const yi = f32x4.add(f32x4.add(f32x4.mul(Ar, zi), f32x4.mul(Ai, zr)), f32x4.add(f32x4.mul(Br, pr), f32x4.mul(Bi, pi)));
  const qr = f32x4.add(f32x4.add(f32x4.mul(Ar, pr), f32x4.mul(Ai, pi)), f32x4.add(f32x4.mul(Br, zi), f32x4.mul(Bi, zr)));
  const qi = f32x4.add(f32x4.sub(f32x4.mul(Ar, pi), f32x4.mul(Ai, pr)), f32x4.sub(f32x4.mul(Br, zr), f32x4.mul(Bi, zi)));
  v128.store(real + i, yr);
  v128.store(imaginary + i, yi);
  v128.store(real + j, reverse(qr));
  v128.store(imaginary + j, reverse(qi));
}

function filterPair(index: i32, partner: i32): void {
  const i: usize = 4 * index, j: usize = 4 * partner;
  const zr = load<f32>(real + i), zi = load<f32>(imaginary + i);
  const pr = load<f32>(real + j), pi = load<f32>(imaginary + j);
  const Ar = load<f32>(ar + i), Ai = load<f32>(ai + i), Br = load<f32>(br + i), Bi = load<f32>(bi + i);
  store<f32>(real + i, Ar * zr - Ai * zi + Br * pi - Bi * pr);
  store<f32>(imaginary + i, Ar * zi + Ai * zr + Br * pr + Bi * pi);
  if (i == j) return;
  store<f32>(real + j, Ar * pr + Ai * pi + Br * zi + Bi * zr);
  store<f32>(imaginary + j, Ar * pi - Ai * pr + Br * zr - Bi * zi);
}
