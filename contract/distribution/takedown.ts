import { TAKEDOWN_REASON_MAX_LENGTH } from '@tangent/domain/distribution/distribution-limits.ts';
import { z } from 'zod';
import { release } from '../catalogue/release.ts';
import { defineCall } from '../define-call.ts';
import { idempotencyKey, idParams } from '../values.ts';

export const requestTakedown = defineCall({
  method: 'POST',
  path: '/v1/api/releases/:id/takedown',
  summary: 'Takes a release down from all its stores; this cannot be undone',
  scope: 'take_down_releases',
  params: idParams,
  body: z.object({ reason: z.string().max(TAKEDOWN_REASON_MAX_LENGTH).nullable(), confirmed: z.boolean() }),
  idempotency_key: idempotencyKey,
  response: release,
});
