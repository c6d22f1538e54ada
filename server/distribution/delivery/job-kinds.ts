import { DELIVERY_QUALITIES } from '@tangent/domain/delivery/delivery-quality.ts';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Makes one file for delivery, in the variant its stores take. */
export const encodeJob = defineJob(
  'delivery.encode',
  z.object({ upload_id: z.uuid(), quality: z.enum(DELIVERY_QUALITIES), variant: z.string() }),
  { concurrency: 2, retry_limit: 3 },
);

/** Writes and checks the messages of a release once all its files are there. */
export const buildJob = defineJob('delivery.build', z.object({ release_id: z.uuid() }));

/** Brings what waits for one store to it. Another try is due by product time, so a failed one is not repeated here. */
export const sendToStoreJob = defineJob('delivery.send-to-store', z.object({ store_id: z.string() }), {
  concurrency: 8,
  retry_limit: 0,
  expire_seconds: 3600,
});

/** The same for stores that were not reached last time: however many of them say nothing, the others do not wait for them. */
export const tryStoreJob = defineJob('delivery.try-store', z.object({ store_id: z.string() }), {
  concurrency: 4,
  retry_limit: 0,
  expire_seconds: 3600,
});

/** Reads the answers of a few stores. */
export const collectAcknowledgementsJob = defineJob(
  'delivery.collect-answers',
  z.object({ store_ids: z.array(z.string()) }),
  {
    concurrency: 4,
    retry_limit: 0,
  },
);

const EVERY_MINUTE = '* * * * *';

/** The sweeps: what is due by product time becomes jobs. The ticker runs them far more often than their schedule. */
export const sendSweep = defineJob('delivery.send', z.object({}), { cron: EVERY_MINUTE, retry_limit: 0 });
export const collectSweep = defineJob('delivery.collect', z.object({}), { cron: EVERY_MINUTE, retry_limit: 0 });
export const publishSweep = defineJob('delivery.publish', z.object({}), { cron: EVERY_MINUTE, retry_limit: 0 });
export const plannedSweep = defineJob('delivery.planned', z.object({}), { cron: EVERY_MINUTE, retry_limit: 0 });
export const overdueSweep = defineJob('delivery.overdue', z.object({}), { cron: EVERY_MINUTE, retry_limit: 0 });
export const liveSweep = defineJob('delivery.look-at-live', z.object({}), { cron: '7 * * * *', retry_limit: 0 });
