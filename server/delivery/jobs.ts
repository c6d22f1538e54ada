import { findDiskTrouble } from '../platform/disk/disk-error.ts';
import { handleJob, type JobHandler } from '../platform/jobs/handle-job.ts';
import { runSweep } from '../platform/jobs/ticker.ts';
import { waitForDisk } from '../platform/jobs/wait-for-disk.ts';
import { openAnswerMemory } from './answer-memory.ts';
import { buildMessages } from './build-messages.ts';
import { collectAnswers } from './collect-answers.ts';
import type { DeliveryContext } from './context.ts';
import { nameAsset } from './delivery-asset.ts';
import { deliverySweeps } from './delivery-sweeps.ts';
import { encodeAsset } from './encode-asset.ts';
import { failEncoding } from './fail-encoding.ts';
import {
  buildJob,
  collectAnswersJob,
  collectSweep,
  encodeJob,
  liveSweep,
  overdueSweep,
  plannedSweep,
  publishSweep,
  sendSweep,
  sendToStoreJob,
  tryStoreJob,
} from './job-kinds.ts';
import { sendToStore } from './send-to-store.ts';
import { openSessionPool } from './session-pool.ts';

const SWEEP_KINDS = [sendSweep, liveSweep, collectSweep, publishSweep, overdueSweep, plannedSweep];

export function deliveryJobs(context: DeliveryContext): JobHandler[] {
  const memory = openAnswerMemory();
  const sessions = openSessionPool(context);
  const sweeps = deliverySweeps(context);
  return [
    handleJob(
      encodeJob,
      waitForDisk(context.db, encodeJob, nameAsset, async (asset, run) => {
        try {
          await encodeAsset(context, asset);
        } catch (error) {
          if (run.is_last_attempt && findDiskTrouble(error) === null) await failEncoding(context, asset, error);
          throw error;
        }
      }),
    ),
    handleJob(buildJob, ({ release_id }) => buildMessages(context, release_id)),
    ...SWEEP_KINDS.map((kind) =>
      handleJob(kind, async () => {
        const sweep = sweeps.find(({ name }) => name === kind.name);
        if (sweep) await runSweep(context.db, sweep);
      }),
    ),
    handleJob(sendToStoreJob, ({ store_id }, run) =>
      sendToStore(context, sessions, { store_id, lane: 'usual' }, run.signal),
    ),
    handleJob(tryStoreJob, ({ store_id }, run) =>
      sendToStore(context, sessions, { store_id, lane: 'trial' }, run.signal),
    ),
    handleJob(collectAnswersJob, ({ store_ids }, run) =>
      collectAnswers({ ...context, sessions, memory }, store_ids, run.signal),
    ),
  ];
}
