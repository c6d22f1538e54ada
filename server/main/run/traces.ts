import type { Log } from '../../platform/log/create-log.ts';
import type { Traces } from '../../platform/trace/traces.ts';
import type { Config } from '../config/config.ts';

/** Starts sending the traces of a process when `TRACES_URL` is set. Nothing of it is loaded otherwise. */
export async function startTraces(config: Config, processName: string, log: Log): Promise<Traces | null> {
  const { traces_url: url, traces_percent: percent, product_slug } = config;
  if (url === undefined) return null;
  const { createTraces } = await import('../../platform/trace/create-traces.ts');
  return createTraces({ url, percent, service: `${product_slug}-${processName}`, log });
}
