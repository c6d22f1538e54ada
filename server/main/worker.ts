import { planSweeps } from '../billing/plan/plan-sweeps.ts';
import { deliverySweeps } from '../distribution/delivery/delivery-sweeps.ts';
import { payoutSweeps } from '../money/payout/payout-sweeps.ts';
import { salesInboxSweeps } from '../money/sales-inbox/inbox-sweep.ts';
import { startWorker } from '../platform/jobs/start-worker.ts';
import { startTicker } from '../platform/jobs/ticker.ts';
import { loadConfig } from './config.ts';
import { buildJobHandlers } from './jobs.ts';
import { isOutbound, runOutbox } from './run-outbox.ts';
import { runProcess } from './run-process.ts';
import { createWorkerContext } from './worker-context.ts';

await runProcess(async () => {
  const context = await createWorkerContext(loadConfig(process.env), 'worker');
  const handlers = buildJobHandlers(context);
  const work = (those: typeof handlers) =>
    startWorker({ url: context.config.database_url, handlers: those, log: context.log });
  const worker = await work(handlers.filter((handler) => !isOutbound(handler)));
  const outbox = await runOutbox({ ...context, data_dir: context.config.data_dir }, () =>
    work(handlers.filter(isOutbound)),
  );
  const sweeps = [
    ...deliverySweeps(context),
    ...planSweeps(context),
    ...payoutSweeps(context),
    ...salesInboxSweeps(context),
  ];
  const ticker = startTicker(context.db, sweeps, context.log);
  return {
    stop: async () => {
      await ticker.stop();
      await Promise.all([worker.stop(), outbox.stop()]);
      await context.close();
    },
  };
});
