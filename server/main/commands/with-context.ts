import { settleStoreStates } from '../../catalogue/store/public.ts';
import { loadConfig } from '../config/config.ts';
import { type Context, createContext } from '../context.ts';
import { createWorkerContext, type WorkerContext } from '../worker-context.ts';

/** Runs a command with the context of the processes, and closes the context afterwards. */
export async function withContext<T>(work: (context: Context) => Promise<T>): Promise<T> {
  const context = await createContext(loadConfig(quiet()), 'tangent');
  return work(context).finally(context.close);
}

export async function withWorkerContext<T>(work: (context: WorkerContext) => Promise<T>): Promise<T> {
  const context = await createWorkerContext(loadConfig(quiet()), 'tangent');
  await settleStoreStates(context.db, context);
  return work(context).finally(context.close);
}

// The log appears in the terminal of the operator, so it only has warnings and errors.
function quiet() {
  return { LOG_LEVEL: 'warn', ...process.env };
}
