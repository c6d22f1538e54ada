import { settleStoreStates } from '../catalogue/store/public.ts';
import { removeAbandonedFolders } from '../platform/disk/work-folder.ts';
import { buildJobHandlers } from '../platform/jobs/build-job-handlers.ts';
import type { JobHandler } from '../platform/jobs/handle-job.ts';
import { startWorker } from '../platform/jobs/start-worker.ts';
import { startTicker } from '../platform/jobs/ticker.ts';
import { loadConfig } from './config/config.ts';
import { MODULES } from './modules.ts';
import { measureWorker, startMetrics } from './run/metrics.ts';
import { runOutbox } from './run/run-outbox.ts';
import { runProcess } from './run/run-process.ts';
import { createWorkerContext } from './worker-context.ts';

await runProcess(async () => {
  const context = await createWorkerContext(loadConfig(process.env), 'worker');
  await removeAbandonedFolders();
  // Before anything is sent: a store about which nobody has decided gets nothing outside the sandbox.
  await settleStoreStates(context.db, context);
  const all = MODULES.flatMap((module) => buildJobHandlers(module, context));
  const metrics = await startMetrics(context);
  const onJobEnd = metrics.registry === null ? undefined : measureWorker(metrics.registry, context);
  const work = (handlers: JobHandler[]) =>
    startWorker({
      url: context.config.database_direct_url ?? context.config.database_url,
      handlers,
      log: context.log,
      onJobEnd,
      traceJob: context.traces?.traceJob,
    });
  const worker = await work(all.filter(({ kind }) => !kind.is_outbound));
  const outbox = await runOutbox({ ...context, data_dir: context.config.data_dir }, () =>
    work(all.filter(({ kind }) => kind.is_outbound)),
  );
  const sweeps = MODULES.flatMap(({ buildSweeps }) => buildSweeps?.(context) ?? []);
  const ticker = startTicker(context.db, sweeps, context.log);
  return {
    stop: async () => {
      await ticker.stop();
      await Promise.all([worker.stop(), outbox.stop()]);
      await metrics.close();
      await context.close();
    },
  };
});
