import { findDiskFailure } from '../../platform/disk/disk-error.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/handle-job.ts';
import { runSweep } from '../../platform/jobs/ticker.ts';
import { waitForDisk } from '../../platform/jobs/wait-for-disk.ts';
import { createAcknowledgementMemory } from './acknowledgement-memory.ts';
import { buildMessages } from './build-messages.ts';
import { collectAcknowledgements } from './collect-acknowledgements.ts';
import type { DeliveryContext } from './context.ts';
import { nameAsset } from './delivery-asset.ts';
import { deliverySweeps } from './delivery-sweeps.ts';
import { encodeAsset } from './encode-asset.ts';
import { failEncoding } from './fail-encoding.ts';
import {
  buildJob,
  collectAcknowledgementsJob,
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
import { createSessionPool } from './session-pool.ts';

const SWEEP_KINDS = [sendSweep, liveSweep, collectSweep, publishSweep, overdueSweep, plannedSweep];

export function deliveryJobs(context: DeliveryContext): JobHandler[] {
  const memory = createAcknowledgementMemory();
  const sessions = createSessionPool(context);
  const sweeps = deliverySweeps(context);
  return [
    handleJob(
      encodeJob,
      waitForDisk(context.db, encodeJob, nameAsset, async (asset, run) => {
        try {
          await encodeAsset(context, asset);
        } catch (error) {
          if (run.is_last_attempt && findDiskFailure(error) === null) await failEncoding(context, asset, error);
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
      sendToStore(context, sessions, { store_id, queue: 'usual' }, run.signal),
    ),
    handleJob(tryStoreJob, ({ store_id }, run) =>
      sendToStore(context, sessions, { store_id, queue: 'trial' }, run.signal),
    ),
    handleJob(collectAcknowledgementsJob, ({ store_ids }, run) =>
      collectAcknowledgements({ ...context, sessions, memory }, store_ids, run.signal),
    ),
  ];
}
