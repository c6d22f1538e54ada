/** A complex signal or spectrum of a power of two values. */
export interface Complex {
  real: Float64Array;
  imaginary: Float64Array;
}

/** Transforms in place, in double precision: for the design of filters, not for sound. */
export function transform({ real, imaginary }: Complex): void {
  const size = real.length;
  reorder(real);
  reorder(imaginary);
  for (let half = 1; half < size; half *= 2) {
    for (let k = 0; k < half; k++) {
      const cosine = Math.cos((Math.PI * k) / half);
      const sine = -Math.sin((Math.PI * k) / half);
      for (let i = k; i < size; i += 2 * half) {
        const j = i + half;
        const [a, b] = [real[j] ?? 0, imaginary[j] ?? 0];
        const x = a * cosine - b * sine;
        const y = a * sine + b * cosine;
        real[j] = (real[i] ?? 0) - x;
        imaginary[j] = (imaginary[i] ?? 0) - y;
        real[i] = (real[i] ?? 0) + x;
        imaginary[i] = (imaginary[i] ?? 0) + y;
      }
    }
  }
}

/** The inverse of `transform`. */
export function invert({ real, imaginary }: Complex): void {
  // Swapped parts turn the forward transform into the inverse one.
  transform({ real: imaginary, imaginary: real });
  const scale = 1 / real.length;
  real.forEach((value, i) => {
    real[i] = value * scale;
    imaginary[i] = (imaginary[i] ?? 0) * scale;
  });
}

function reorder(values: Float64Array): void {
  for (let i = 0, j = 0; i < values.length; i++) {
    if (i < j) [values[i], values[j]] = [values[j] ?? 0, values[i] ?? 0];
    let bit = values.length >> 1;
    for (; bit > 0 && j & bit; bit >>= 1) j ^= bit;
    j |= bit;
  }
}

/** Returns the bit-reversed position of every index of `size` values. */
export function listReversed(size: number): Uint32Array {
  const positions = new Float64Array(size).map((_, i) => i);
  reorder(positions);
  return Uint32Array.from(positions);
}
