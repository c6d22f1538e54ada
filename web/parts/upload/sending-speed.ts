/** How far back the speed is looked at: long enough for a steady number, short enough to follow a train. */
const SPAN_MS = 15_000;
/** Before this much was seen nothing is promised. */
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

/** Remembers how much had been sent at a moment. */
export function addSample(at_ms: number, sent_bytes: number): void {
  const last = samples.at(-1);
  if (last !== undefined && at_ms - last.at_ms < SAMPLE_EVERY_MS) return;
  samples = [...samples.filter((sample) => at_ms - sample.at_ms <= SPAN_MS), { at_ms, sent_bytes }];
}

/** How long the rest takes at the speed of the last seconds; null as long as nobody can tell. */
export function estimateRestMs(seen: readonly Sample[], restBytes: number): number | null {
  const [first, last] = [seen[0], seen.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [spanMs, sentBytes] = [last.at_ms - first.at_ms, last.sent_bytes - first.sent_bytes];
  return spanMs < MIN_SPAN_MS || sentBytes <= 0 ? null : (restBytes / sentBytes) * spanMs;
}
