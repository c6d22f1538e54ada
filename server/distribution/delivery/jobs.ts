import { DELIVERY_QUALITIES } from '@tangent/domain/distribution/delivery/delivery-quality.ts';
import { z } from 'zod';
import { defineJob, defineSweep } from '../../platform/jobs/define-job.ts';

const OFTEN_MS = 2_000;
/** Real stores respond after hours; polling them every two seconds would be rude. */
const EVERY_MINUTE_MS = 60_000;
const EVERY_HOUR_MS = 3_600_000;

/** Encodes one file for delivery, in the variant its stores take. */
export const encodeJob = defineJob(
  'delivery.encode',
  z.object({ upload_id: z.uuid(), quality: z.enum(DELIVERY_QUALITIES), variant: z.string() }),
  { concurrency: 2, retry_limit: 3 },
);

/** Builds and checks the messages of a release once all its files are encoded. */
export const buildJob = defineJob('delivery.build', z.object({ release_id: z.uuid() }));

/**
 * Sends the waiting messages of one store. The next attempt is due by product time, so a failed one is not repeated
 * here.
 */
export const sendToStoreJob = defineJob('delivery.send-to-store', z.object({ store_id: z.string() }), {
  concurrency: 8,
  retry_limit: 0,
  expire_seconds: 3600,
  is_outbound: true,
});

/**
 * The same for stores that could not be reached last time, in a queue of their own so that they never delay the others.
 */
export const tryStoreJob = defineJob('delivery.try-store', z.object({ store_id: z.string() }), {
  concurrency: 4,
  retry_limit: 0,
  expire_seconds: 3600,
  is_outbound: true,
});

/** Reads the acknowledgements of a few stores. */
export const collectAcknowledgementsJob = defineJob(
  'delivery.collect-answers',
  z.object({ store_ids: z.array(z.string()) }),
  { concurrency: 4, retry_limit: 0 },
);

/** Finds stores with messages that are due. */
export const sendSweep = defineSweep('delivery.send', { every_ms: OFTEN_MS });
/** Finds stores that hold releases and owe no answer: they may refuse one or take it off at any time. */
export const liveSweep = defineSweep('delivery.look-at-live', {
  every_ms: EVERY_HOUR_MS,
  sandbox_every_ms: EVERY_MINUTE_MS,
  cron: '7 * * * *',
});
/** Finds stores that owe an acknowledgement. */
export const collectSweep = defineSweep('delivery.collect', { every_ms: EVERY_MINUTE_MS, sandbox_every_ms: OFTEN_MS });
/** Finds releases that are live now. */
export const publishSweep = defineSweep('delivery.publish', { every_ms: OFTEN_MS });
/** Finds messages whose acknowledgement is late. */
export const overdueSweep = defineSweep('delivery.overdue', { every_ms: EVERY_MINUTE_MS });
/** Finds what waits for stores that are being set up, and for those that have become live. */
export const openStoresSweep = defineSweep('delivery.open-stores', {
  every_ms: EVERY_MINUTE_MS,
  sandbox_every_ms: OFTEN_MS,
});
/** Finds deliveries that are planned for now. */
export const plannedSweep = defineSweep('delivery.planned', { every_ms: EVERY_MINUTE_MS });
