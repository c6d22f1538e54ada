import { deliverySweeps } from '../delivery/delivery-sweeps.ts';
import { startWorker } from '../platform/jobs/start-worker.ts';
import { startTicker } from '../platform/jobs/ticker.ts';
import { openConfig } from './config.ts';
import { buildJobHandlers } from './jobs.ts';
import { runProcess } from './run-process.ts';
import { openWorkerContext } from './worker-context.ts';

await runProcess(async () => {
  const context = await openWorkerContext(openConfig(process.env), 'worker');
  const worker = await startWorker({
    url: context.config.database_url,
    handlers: buildJobHandlers(context),
    log: context.log,
  });
  const ticker = startTicker(context.db, deliverySweeps(context), context.log);
  return {
    stop: async () => {
      await ticker.stop();
      await worker.stop();
      await context.close();
    },
  };
});
