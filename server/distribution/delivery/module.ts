import type { Actor } from '../../identity/auth/public.ts';
import { findDiskFailure } from '../../platform/disk/disk-error.ts';
import { bindJobs, type JobRun } from '../../platform/jobs/handle-job.ts';
import { bindSweeps } from '../../platform/jobs/ticker.ts';
import { waitForDisk } from '../../platform/jobs/wait-for-disk.ts';
import type { BaseContext, ProductModule } from '../../platform/module.ts';
import { IN_ARCHIVE, KEPT_AS_SENT, NAMES_STAFF } from '../../platform/personal-data.ts';
import { createAcknowledgementMemory } from './acknowledge/acknowledgement-memory.ts';
import { collectAcknowledgements } from './acknowledge/collect-acknowledgements.ts';
import { registerDeliveryBackofficeRoutes } from './backoffice-routes.ts';
import { buildMessages } from './build/build-messages.ts';
import { type AssetKey, nameAsset } from './build/delivery-asset.ts';
import { encodeAsset } from './build/encode-asset.ts';
import { failEncoding } from './build/fail-encoding.ts';
import type { DeliveryContext } from './context.ts';
import * as jobs from './jobs.ts';
import { sweepOpenStores } from './plan/sweep-open-stores.ts';
import { sweepPlanned } from './plan/sweep-planned.ts';
import { registerDeliveryRoutes } from './routes.ts';
import { sweepLive, sweepOverdue } from './send/late-sweeps.ts';
import { sendToStore } from './send/send-to-store.ts';
import { createSessionPool } from './send/session-pool.ts';
import { sweepAcknowledgements, sweepPublishing, sweepSending } from './sweeps.ts';
import { registerDeliveryMetrics } from './views/delivery-metrics.ts';

const DELIVERY = { erasing: KEPT_AS_SENT, exporting: IN_ARCHIVE };

export const deliveryModule = {
  name: 'delivery',
  tables: [
    'acknowledgement_files',
    'acknowledgements',
    'deliveries',
    'delivery_assets',
    'delivery_attempts',
    'delivery_files',
    'delivery_messages',
    'release_snapshots',
    'store_connections',
  ],
  registerRoutes: (app, context) => {
    registerDeliveryRoutes(app, context);
    registerDeliveryBackofficeRoutes(app, context);
  },
  jobs: Object.values(jobs),
  buildHandlers: (context) => {
    const memory = createAcknowledgementMemory();
    const sessions = createSessionPool(context);
    return bindJobs(jobs, {
      encodeJob: waitForDisk(context.db, jobs.encodeJob, nameAsset, (asset, run) => encode(context, asset, run)),
      buildJob: ({ release_id }) => buildMessages(context, release_id),
      sendToStoreJob: ({ store_id }, { signal }) =>
        sendToStore(context, sessions, { store_id, queue: 'usual' }, signal),
      tryStoreJob: ({ store_id }, { signal }) => sendToStore(context, sessions, { store_id, queue: 'trial' }, signal),
      collectAcknowledgementsJob: ({ store_ids }, { signal }) =>
        collectAcknowledgements({ ...context, sessions, memory }, store_ids, signal),
    });
  },
  buildSweeps: ({ clock, log, is_sandbox }) =>
    bindSweeps(
      jobs,
      {
        sendSweep: (tx) => sweepSending(tx, clock.now()),
        liveSweep: sweepLive,
        collectSweep: (tx) => sweepAcknowledgements(tx, clock.now()),
        publishSweep: (tx) => sweepPublishing(tx, clock.now()),
        overdueSweep: (tx) => sweepOverdue(tx, log, clock.now()),
        openStoresSweep: (tx) => sweepOpenStores(tx, clock.now()),
        plannedSweep: (tx) => sweepPlanned(tx, clock.now()),
      },
      { is_sandbox },
    ),
  registerMetrics: registerDeliveryMetrics,
  personal_data: {
    release_snapshots: DELIVERY,
    deliveries: DELIVERY,
    delivery_assets: DELIVERY,
    delivery_messages: DELIVERY,
    delivery_files: DELIVERY,
    delivery_attempts: DELIVERY,
    acknowledgements: DELIVERY,
    store_connections: NAMES_STAFF,
  },
} satisfies ProductModule<Actor, BaseContext, DeliveryContext>;

async function encode(context: DeliveryContext, asset: AssetKey, run: JobRun): Promise<void> {
  try {
    await encodeAsset(context, asset);
  } catch (error) {
    if (run.is_last_attempt && findDiskFailure(error) === null) await failEncoding(context, asset, error);
    throw error;
  }
}
