// What several kernels do with the lanes of a vector.

// @ts-ignore: decorator of the compiler
@inline
export function largestLane(x: v128): f32 {
  return max(max(f32x4.extract_lane(x, 0), f32x4.extract_lane(x, 1)), max(f32x4.extract_lane(x, 2), f32x4.extract_lane(x, 3)));
}

// WebAssembly never flushes denormal numbers to zero, and they make digital silence several times slower than music.
// @ts-ignore: decorator of the compiler
@inline
export function flushTiny(state: v128): v128 {
  return v128.and(state, f64x2.gt(f64x2.abs(state), f64x2.splat(1e-40)));
}
