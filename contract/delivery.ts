import { DELIVERY_STATES } from '@tangent/domain/delivery/status.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { id, idParams, instant } from './values.ts';

/** One store's view of a release: where it stands there, since when and why. */
export const delivery = z.object({
  id,
  store_id: z.string(),
  store_name: z.string(),
  state: z.enum(DELIVERY_STATES),
  changed_at: instant,
  /** Why a store refused or why sending failed: a code with words in the texts. */
  reason_code: z.string().nullable(),
  attempts: z.number().int(),
  next_attempt_at: instant.nullable(),
  live_at: instant.nullable(),
});
export type Delivery = z.infer<typeof delivery>;

export const listDeliveries = defineCall({
  method: 'GET',
  path: '/v1/api/releases/:id/deliveries',
  summary: 'The stores of a release with state and time',
  params: idParams,
  response: z.object({ items: z.array(delivery), next_cursor: z.string().nullable(), total: z.number().int() }),
});
