import { Counter, type Registry } from 'prom-client';
import { measureJobs } from '../../platform/jobs/job-metrics.ts';
import type { OnJobEnd } from '../../platform/jobs/run-job.ts';
import { createRegistry } from '../../platform/metrics/create-registry.ts';
import { type MetricsServer, serveMetrics } from '../../platform/metrics/serve-metrics.ts';
import { settingError } from '../config/setting-error.ts';
import type { Context } from '../context.ts';
import { MODULES } from '../modules.ts';
import type { WorkerContext } from '../worker-context.ts';

/** The metrics of a process; `registry` is null where they are off. */
export interface Metrics {
  registry: Registry | null;
  close(): Promise<void>;
}

/** Serves the metrics of a process when `METRICS_PORT` is set. */
export async function startMetrics({ config, pool }: Context): Promise<Metrics> {
  const { metrics_port: port, metrics_host: host } = config;
  if (port === undefined) return { registry: null, close: async () => {} };
  const registry = createRegistry(pool);
  const server: MetricsServer = await serveMetrics(registry, { port, host }).catch((error: Error) => {
    throw settingError('METRICS_PORT', error);
  });
  return { registry, close: server.close };
}

/** Adds what a worker measures: its jobs and audio work, and the state of all nouns. */
export function measureWorker(registry: Registry, context: WorkerContext): OnJobEnd {
  measureAudio(registry, context);
  for (const { registerMetrics } of MODULES) registerMetrics?.(registry, context);
  return measureJobs(registry, context);
}

function measureAudio(registry: Registry, { audio, mastering_engine }: WorkerContext): void {
  const engines = { usual: audio, mastering: mastering_engine };
  const addCounter = (name: string, help: string, value: 'audio_seconds' | 'cpu_seconds') =>
    new Counter({
      name: `tangent_${name}`,
      help,
      labelNames: ['engine'],
      registers: [registry],
      collect() {
        this.reset();
        for (const [engine, { readWork }] of Object.entries(engines)) this.inc({ engine }, readWork()[value]);
      },
    });
  addCounter('audio_seconds_total', 'Audio that the engines have read or written', 'audio_seconds');
  addCounter('audio_cpu_seconds_total', 'CPU time of the engines for it', 'cpu_seconds');
}
