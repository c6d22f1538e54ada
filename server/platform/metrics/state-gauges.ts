import { Gauge, type Registry } from 'prom-client';
import type { Log } from '../log/create-log.ts';

const READ_EVERY_MS = 5_000;

/** A value of a gauge, with its labels if the gauge has any. */
interface Reading {
  labels?: Readonly<Record<string, string>>;
  value: number;
}

export interface StateGauges<Name extends string> {
  /** Each gauge by its name without the prefix: its explanation, and the names of its labels. */
  gauges: Readonly<Record<Name, { help: string; labels?: readonly string[] }>>;
  /** Reads all of them from the tables. A gauge without readings shows nothing. */
  read(): Promise<Readonly<Record<Name, readonly Reading[]>>>;
}

/**
 * Adds gauges that are read from the tables when they are requested, every few seconds at most. While they cannot be
 * read they show nothing, and all other metrics are still there.
 */
export function addStateGauges<Name extends string>(
  registry: Registry,
  log: Log,
  { gauges, read }: StateGauges<Name>,
): void {
  const readOnce = remember(() =>
    read().catch((err: unknown) => {
      log.warn({ err, gauges: Object.keys(gauges) }, 'metrics could not be read');
      return null;
    }),
  );
  for (const [name, { help, labels = [] }] of Object.entries<{ help: string; labels?: readonly string[] }>(gauges)) {
    new Gauge({
      name: `tangent_${name}`,
      help,
      labelNames: [...labels],
      registers: [registry],
      async collect() {
        const readings = (await readOnce())?.[name as Name] ?? [];
        this.reset();
        // Without labels, resetting sets a gauge to zero.
        if (readings.length === 0 && labels.length === 0) this.remove();
        for (const reading of readings) this.set(reading.labels ?? {}, reading.value);
      },
    });
  }
}

/** Several gauges of one request share one reading, and so do several servers that collect. */
function remember<T>(read: () => Promise<T>): () => Promise<T> {
  let last: { at: number; value: Promise<T> } | null = null;
  return () => {
    const now = performance.now();
    if (last === null || now - last.at > READ_EVERY_MS) last = { at: now, value: read() };
    return last.value;
  };
}
