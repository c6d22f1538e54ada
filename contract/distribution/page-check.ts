import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { idempotencyKey, idParams } from '../values.ts';
import { delivery } from './delivery.ts';

export const requestPageMove = defineCall({
  method: 'POST',
  path: '/v1/api/releases/:id/stores/:store_id/page-request',
  summary: 'Asks a store to move a release to the right artist page; once a week while it stands on another one',
  params: idParams.extend({ store_id: z.string().max(60) }),
  body: z.object({}),
  idempotency_key: idempotencyKey,
  response: delivery,
});
