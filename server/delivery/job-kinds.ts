import { z } from 'zod';
import { defineJob } from '../platform/jobs/define-job.ts';

/** Makes one file for delivery: FLAC from audio, JPEG from artwork. */
export const encodeJob = defineJob(
  'delivery.encode',
  z.object({ upload_id: z.uuid(), quality: z.enum(['standard', 'high']) }),
  { concurrency: 2, retry_limit: 3 },
);

/** Writes and checks the messages of a release once all its files are there. */
export const buildJob = defineJob('delivery.build', z.object({ release_id: z.uuid() }));

/** Brings what waits for one store to it. Another try is due by product time, so a failed one is not repeated here. */
export const sendToStoreJob = defineJob('delivery.send-to-store', z.object({ store_id: z.string() }), {
  concurrency: 6,
  retry_limit: 0,
  expire_seconds: 3600,
});

/** Reads the answers of one store. */
export const collectFromStoreJob = defineJob('delivery.collect-from-store', z.object({ store_id: z.string() }), {
  concurrency: 6,
  retry_limit: 0,
});

const EVERY_MINUTE = '* * * * *';

/** The sweeps: what is due by product time becomes jobs. The ticker runs them far more often than their schedule. */
export const sendSweep = defineJob('delivery.send', z.object({}), { cron: EVERY_MINUTE, retry_limit: 0 });
export const collectSweep = defineJob('delivery.collect', z.object({}), { cron: EVERY_MINUTE, retry_limit: 0 });
export const publishSweep = defineJob('delivery.publish', z.object({}), { cron: EVERY_MINUTE, retry_limit: 0 });
