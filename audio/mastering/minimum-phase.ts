import { type Complex, invert, transform } from './fourier.ts';

/**
 * Designs the causal filter that has the given gain at every frequency and the least possible delay: nothing sounds
 * before its cause, as it would with a linear-phase filter. `gains_db` are decibels of `size / 2 + 1` equally spaced
 * frequencies from 0 to half the sample rate; the result has `taps` samples.
 *
 * The phase follows from the logarithm of the gain: its cepstrum is folded to positive times.
 */
export function designMinimumPhase(gains_db: Float64Array, taps: number): Float64Array {
  const half = gains_db.length - 1;
  const size = 2 * half;
  const spectrum: Complex = { real: new Float64Array(size), imaginary: new Float64Array(size) };
  for (let bin = 0; bin <= half; bin++) {
    const value = ((gains_db[bin] ?? 0) * Math.LN10) / 20;
    spectrum.real[bin] = value;
    spectrum.real[(size - bin) % size] = value;
  }
  invert(spectrum);
  spectrum.imaginary.fill(0);
  for (let i = 1; i < size; i++)
    spectrum.real[i] = i < half ? 2 * (spectrum.real[i] ?? 0) : i > half ? 0 : (spectrum.real[i] ?? 0);
  transform(spectrum);
  for (let bin = 0; bin < size; bin++) {
    const gain = Math.exp(spectrum.real[bin] ?? 0);
    const phase = spectrum.imaginary[bin] ?? 0;
    spectrum.real[bin] = gain * Math.cos(phase);
    spectrum.imaginary[bin] = gain * Math.sin(phase);
  }
  invert(spectrum);
  return fadeEnd(spectrum.real.slice(0, taps));
}

// The last eighth fades, so that the cut leaves no edge.
function fadeEnd(samples: Float64Array): Float64Array {
  const fade = samples.length / 8;
  const start = samples.length - fade;
  return samples.map((value, i) =>
    i < start ? value : value * (0.5 + 0.5 * Math.cos((Math.PI * (i - start)) / fade)),
  );
}
