import { MOVE_RULES } from '@tangent/domain/distribution/move/move-rules.ts';
import { HANDOVER_STEPS } from '@tangent/domain/distribution/move/store-handover.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { calendarDate, count, id, idParams, storeId } from '../values.ts';
import { logOf } from './move.ts';

const storeHandover = z.object({
  store_id: storeId,
  store_name: z.string(),
  rule: z.enum(MOVE_RULES),
  state: z.enum([...HANDOVER_STEPS, 'left']),
  steps: z.array(
    z.object({
      name: z.enum(HANDOVER_STEPS),
      from: calendarDate,
      until: calendarDate,
      state: z.enum(['done', 'now', 'ahead']),
    }),
  ),
  /** The day on which the artist saw the release of the new distributor there. */
  live_on: calendarDate.nullable(),
  left_on: calendarDate.nullable(),
  remove_on: calendarDate.nullable(),
  offline_days: count,
});
export type StoreHandover = z.infer<typeof storeHandover>;

const handover = z.object({
  distributor: z.string(),
  delivers_on: calendarDate,
  today: calendarDate,
  stores: z.array(storeHandover),
  log: logOf(['live', 'requested', 'removed']),
});
export type Handover = z.infer<typeof handover>;
const found = z.object({ release_id: id, handover: handover.nullable() });
export type FoundHandover = z.infer<typeof found>;

const PATH = '/v1/api/releases/:id/handover';

export const getHandover = defineCall({
  method: 'GET',
  path: PATH,
  summary: 'Returns the plan by which a release goes to another distributor, store by store; null without one',
  params: idParams,
  response: found,
});

export const saveHandover = defineCall({
  method: 'PUT',
  path: PATH,
  summary: 'Plans that a release in stores goes to another distributor, or changes its name and day',
  params: idParams,
  body: z.object({ distributor: z.string().max(400), delivers_on: z.string().max(40) }),
  response: found,
});

export const markHandover = defineCall({
  method: 'PUT',
  path: `${PATH}/live`,
  summary: 'Notes that the release of the new distributor is live at these stores, or is not',
  params: idParams,
  body: z.object({ store_ids: z.array(storeId).min(1).max(400), is_live: z.boolean() }),
  response: found,
});

export const endHandover = defineCall({
  method: 'DELETE',
  path: PATH,
  summary: 'Ends the plan; stores that were left stay left',
  params: idParams,
  response: null,
});
