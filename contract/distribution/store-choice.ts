import { z } from 'zod';
import { release } from '../catalogue/release.ts';
import { defineCall } from '../define-call.ts';
import { idempotencyKey, idParams } from '../values.ts';

const storeOfRelease = idParams.extend({ store_id: z.string().max(60) });

export const addReleaseStore = defineCall({
  method: 'POST',
  path: '/v1/api/releases/:id/stores/:store_id',
  summary: 'Sends a release that is in stores to one more store; a second call changes nothing',
  params: storeOfRelease,
  body: z.object({}),
  idempotency_key: idempotencyKey,
  response: release,
});

export const removeReleaseStore = defineCall({
  method: 'POST',
  path: '/v1/api/releases/:id/stores/:store_id/remove',
  summary: 'Takes a release down from one of its stores; the last one leaves by a takedown of the release',
  params: storeOfRelease,
  body: z.object({ confirmed: z.boolean() }),
  idempotency_key: idempotencyKey,
  response: release,
});
