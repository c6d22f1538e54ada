import { loadConfig } from '../config.ts';
import { type Context, createContext } from '../context.ts';
import { createWorkerContext, type WorkerContext } from '../worker-context.ts';

/** Does something with what the processes work with, and closes it afterwards. */
export async function withContext<T>(work: (context: Context) => Promise<T>): Promise<T> {
  const context = await createContext(loadConfig(quiet()), 'tangent');
  return work(context).finally(context.close);
}

export async function withWorkerContext<T>(work: (context: WorkerContext) => Promise<T>): Promise<T> {
  const context = await createWorkerContext(loadConfig(quiet()), 'tangent');
  return work(context).finally(context.close);
}

// The log belongs to a person here: only what went wrong.
function quiet() {
  return { LOG_LEVEL: 'warn', ...process.env };
}
