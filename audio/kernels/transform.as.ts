// The Fourier transform of the mastering chain: 16384 points, radix 4, in place. The left channel is the real part and
// the right one the imaginary part. The forward transform leaves its result in bit-reversed order and the inverse one
// expects it there, so nothing is ever reordered; the inverse one is not scaled.

export const SIZE: i32 = 16384;

export const real: usize = memory.data(4 * 16384, 16);
export const imaginary: usize = memory.data(4 * 16384, 16);

/**
 * The factors, largest stage first, set by the caller before the first use. For every four k of a stage of n points:
 * cosine and sine of w, w² and w³, where w = exp(-2πik/n), four values each.
 */
export const factors: usize = memory.data(4 * 32768, 16);
const FACTOR_BYTES: usize = 24;

/** Transforms `real` and `imaginary`; the result is in bit-reversed order. */
export function forward(): void {
  let table = factors;
  for (let quarter: usize = SIZE / 4; quarter >= 4; quarter >>= 2) {
    for (let start: usize = 0; start < 4 * SIZE; start += 16 * quarter) forwardGroup(start, 4 * quarter, table);
    table += FACTOR_BYTES * quarter;
  }
  for (let at: usize = 0; at < 4 * SIZE; at += 64) forwardQuads(at);
}

/** The inverse of `forward`, times `SIZE`. */
export function inverse(): void {
  for (let at: usize = 0; at < 4 * SIZE; at += 64) inverseQuads(at);
  // The tables of the smaller stages precede the current one: their lengths add up to a third of its own.
  let table = factors + FACTOR_BYTES * (SIZE / 4 + SIZE / 16 + SIZE / 64 + SIZE / 256 + SIZE / 1024 + SIZE / 4096);
  for (let quarter: usize = 4; quarter <= <usize>(SIZE / 4); quarter <<= 2) {
    table -= FACTOR_BYTES * quarter;
    for (let start: usize = 0; start < 4 * SIZE; start += 16 * quarter) inverseGroup(start, 4 * quarter, table);
  }
}

// All distances in bytes.
function forwardGroup(start: usize, quarter: usize, table: usize): void {
  for (let k: usize = 0; k < quarter; k += 16) {
    const r = real + start + k;
    const i = imaginary + start + k;
    const ar = v128.load(r), br = v128.load(r + quarter), cr = v128.load(r + 2 * quarter), dr = v128.load(r + 3 * quarter);
    const ai = v128.load(i), bi = v128.load(i + quarter), ci = v128.load(i + 2 * quarter), di = v128.load(i + 3 * quarter);
    const acr = f32x4.add(ar, cr), aci = f32x4.add(ai, ci), bdr = f32x4.add(br, dr), bdi = f32x4.add(bi, di);
    const xr = f32x4.sub(ar, cr), xi = f32x4.sub(ai, ci), yr = f32x4.sub(br, dr), yi = f32x4.sub(bi, di);
    const f = table + 6 * k;
    v128.store(r, f32x4.add(acr, bdr));
    v128.store(i, f32x4.add(aci, bdi));
    storeProduct(r + quarter, i + quarter, f32x4.sub(acr, bdr), f32x4.sub(aci, bdi), v128.load(f, 32), v128.load(f, 48));
    storeProduct(r + 2 * quarter, i + 2 * quarter, f32x4.add(xr, yi), f32x4.sub(xi, yr), v128.load(f), v128.load(f, 16));
    storeProduct(r + 3 * quarter, i + 3 * quarter, f32x4.sub(xr, yi), f32x4.add(xi, yr), v128.load(f, 64), v128.load(f, 80));
  }
}

function inverseGroup(start: usize, quarter: usize, table: usize): void {
  for (let k: usize = 0; k < quarter; k += 16) {
    const r = real + start + k;
    const i = imaginary + start + k;
    const f = table + 6 * k;
    // Multiplied by the conjugate factors.
    const ur = v128.load(r + quarter), ui = v128.load(i + quarter), uc = v128.load(f, 32), us = v128.load(f, 48);
    const vr = v128.load(r + 2 * quarter), vi = v128.load(i + 2 * quarter), vc = v128.load(f), vs = v128.load(f, 16);
    const wr = v128.load(r + 3 * quarter), wi = v128.load(i + 3 * quarter), wc = v128.load(f, 64), ws = v128.load(f, 80);
    const br = f32x4.add(f32x4.mul(ur, uc), f32x4.mul(ui, us)), bi = f32x4.sub(f32x4.mul(ui, uc), f32x4.mul(ur, us));
    const cr = f32x4.add(f32x4.mul(vr, vc), f32x4.mul(vi, vs)), ci = f32x4.sub(f32x4.mul(vi, vc), f32x4.mul(vr, vs));
    const dr = f32x4.add(f32x4.mul(wr, wc), f32x4.mul(wi, ws)), di = f32x4.sub(f32x4.mul(wi, wc), f32x4.mul(wr, ws));
    const ar = v128.load(r), ai = v128.load(i);
    const sr = f32x4.add(ar, br), si = f32x4.add(ai, bi), tr = f32x4.sub(ar, br), ti = f32x4.sub(ai, bi);
    const pr = f32x4.add(cr, dr), pi = f32x4.add(ci, di), qr = f32x4.sub(cr, dr), qi = f32x4.sub(ci, di);
    v128.store(r, f32x4.add(sr, pr));
    v128.store(i, f32x4.add(si, pi));
    v128.store(r + quarter, f32x4.sub(tr, qi));
    v128.store(i + quarter, f32x4.add(ti, qr));
    v128.store(r + 2 * quarter, f32x4.sub(sr, pr));
    v128.store(i + 2 * quarter, f32x4.sub(si, pi));
    v128.store(r + 3 * quarter, f32x4.add(tr, qi));
    v128.store(i + 3 * quarter, f32x4.sub(ti, qr));
  }
}

// @ts-ignore: decorator of the compiler
@inline
function storeProduct(r: usize, i: usize, x: v128, y: v128, c: v128, s: v128): void {
  v128.store(r, f32x4.sub(f32x4.mul(x, c), f32x4.mul(y, s)));
  v128.store(i, f32x4.add(f32x4.mul(x, s), f32x4.mul(y, c)));
}

// The smallest stage works on four neighbours at once: sixteen values are transposed, so that each vector has one of four.
function forwardQuads(at: usize): void {
  combineQuads(at, 32, 16, 16, 32, 48);
}

function inverseQuads(at: usize): void {
  combineQuads(at, 16, 32, 32, 48, 16);
}

// Adds and subtracts the first value and that at `b`, and those at `c` and 48. The sum of the sums stays first; `apart`
// is the place of their difference, `ahead` and `behind` those of the differences turned by a quarter.
// @ts-ignore: decorator of the compiler
@inline
function combineQuads(at: usize, b: usize, c: usize, apart: usize, ahead: usize, behind: usize): void {
  const r = real + at;
  const i = imaginary + at;
  transpose(r);
  transpose(i);
  const ar = v128.load(r), br = v128.load(r + b), cr = v128.load(r + c), dr = v128.load(r, 48);
  const ai = v128.load(i), bi = v128.load(i + b), ci = v128.load(i + c), di = v128.load(i, 48);
  const sr = f32x4.add(ar, br), si = f32x4.add(ai, bi), tr = f32x4.sub(ar, br), ti = f32x4.sub(ai, bi);
  const pr = f32x4.add(cr, dr), pi = f32x4.add(ci, di), qr = f32x4.sub(cr, dr), qi = f32x4.sub(ci, di);
  v128.store(r, f32x4.add(sr, pr));
  v128.store(i, f32x4.add(si, pi));
  v128.store(r + apart, f32x4.sub(sr, pr));
  v128.store(i + apart, f32x4.sub(si, pi));
  v128.store(r + ahead, f32x4.add(tr, qi));
  v128.store(i + ahead, f32x4.sub(ti, qr));
  v128.store(r + behind, f32x4.sub(tr, qi));
  v128.store(i + behind, f32x4.add(ti, qr));
  transpose(r);
  transpose(i);
}

// @ts-ignore: decorator of the compiler
@inline
function transpose(p: usize): void {
  const a = v128.load(p), b = v128.load(p, 16), c = v128.load(p, 32), d = v128.load(p, 48);
  const e = v128.shuffle<f32>(a, b, 0, 4, 1, 5), f = v128.shuffle<f32>(a, b, 2, 6, 3, 7);
  const g = v128.shuffle<f32>(c, d, 0, 4, 1, 5), h = v128.shuffle<f32>(c, d, 2, 6, 3, 7);
  v128.store(p, v128.shuffle<f32>(e, g, 0, 1, 4, 5));
  v128.store(p, v128.shuffle<f32>(e, g, 2, 3, 6, 7), 16);
  v128.store(p, v128.shuffle<f32>(f, h, 0, 1, 4, 5), 32);
  v128.store(p, v128.shuffle<f32>(f, h, 2, 3, 6, 7), 48);
}

// A frequency and its negative are 'partners'. In bit-reversed order the partner of an index within [b, 2b), b a power
// of two, is its mirror image in that range; 0 and 1 are their own partners. Loops over pairs visit the lower half.

/** Reverses the four values of a vector: the partners of four neighbours are stored in reverse. */
// @ts-ignore: decorator of the compiler
@inline
export function reverse(x: v128): v128 {
  return v128.shuffle<f32>(x, x, 3, 2, 1, 0);
}
