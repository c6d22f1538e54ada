/**
 * The time over which the speed is measured: long enough for a steady number, short enough to follow changes on a
 * train.
 */
const SPAN_MS = 15_000;
/** Measured time that the first estimate needs. */
const MIN_SPAN_MS = 2_000;
const SAMPLE_EVERY_MS = 250;

export type Sample = { readonly at_ms: number; readonly sent_bytes: number };

let samples: readonly Sample[] = [];

export function readSamples(): readonly Sample[] {
  return samples;
}

export function clearSamples(): void {
  samples = [];
}

/** Records how many bytes had been sent at an instant. */
export function addSample(at_ms: number, sent_bytes: number): void {
  const last = samples.at(-1);
  if (last !== undefined && at_ms - last.at_ms < SAMPLE_EVERY_MS) return;
  samples = [...samples.filter((sample) => at_ms - sample.at_ms <= SPAN_MS), { at_ms, sent_bytes }];
}

/** Estimates the remaining time at the speed of the last seconds; null while that is unknown. */
export function estimateRemainingMs(measured: readonly Sample[], remainingBytes: number): number | null {
  const [first, last] = [measured[0], measured.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [spanMs, sentBytes] = [last.at_ms - first.at_ms, last.sent_bytes - first.sent_bytes];
  return spanMs < MIN_SPAN_MS || sentBytes <= 0 ? null : (remainingBytes / sentBytes) * spanMs;
}
