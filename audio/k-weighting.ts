/** The two filter sections of ITU-R BS.1770-4, annex 1. The high-pass has the numerator 1, -2, 1. */
export interface KWeighting {
  shelf_b: [number, number, number];
  shelf_a: [number, number];
  high_pass_a: [number, number];
}

// The analogue prototypes behind the coefficients that the standard prints for 48 kHz, so that other rates sound the same.
const SHELF = { frequency_hz: 1681.974450955533, gain_db: 3.999843853973347, q: 0.7071752369554196 };
const SHELF_BAND_EXPONENT = 0.4996667741545416;
const HIGH_PASS = { frequency_hz: 38.13547087602444, q: 0.5003270373238773 };

/** K-weighting for any sample rate by the bilinear transform; equal to the printed values at 48 kHz. */
export function buildKWeighting(sampleRateHz: number): KWeighting {
  const k = Math.tan((Math.PI * SHELF.frequency_hz) / sampleRateHz);
  const high = 10 ** (SHELF.gain_db / 20);
  const band = high ** SHELF_BAND_EXPONENT;
  const a0 = 1 + k / SHELF.q + k * k;
  const h = Math.tan((Math.PI * HIGH_PASS.frequency_hz) / sampleRateHz);
  const h0 = 1 + h / HIGH_PASS.q + h * h;
  return {
    shelf_b: [
      (high + (band * k) / SHELF.q + k * k) / a0,
      (2 * (k * k - high)) / a0,
      (high - (band * k) / SHELF.q + k * k) / a0,
    ],
    shelf_a: [(2 * (k * k - 1)) / a0, (1 - k / SHELF.q + k * k) / a0],
    high_pass_a: [(2 * (h * h - 1)) / h0, (1 - h / HIGH_PASS.q + h * h) / h0],
  };
}
