import { MOVE_RULES } from '@tangent/domain/distribution/move/move-rules.ts';
import { MOVE_STEPS } from '@tangent/domain/distribution/move/store-move.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { calendarDate, count, id, idParams, instant, storeId } from '../values.ts';

/** The events of a move, the newest first: each with its day, and its instant where it is known. */
export function logOf<const Kinds extends readonly [string, ...string[]]>(kinds: Kinds) {
  return z.array(
    z.object({ kind: z.enum(kinds), on: calendarDate, at: instant.nullable(), stores: z.array(z.string()) }),
  );
}

const storeMove = z.object({
  store_id: storeId,
  store_name: z.string(),
  rule: z.enum(MOVE_RULES),
  state: z.enum([...MOVE_STEPS, 'stuck', 'switched']),
  steps: z.array(
    z.object({
      name: z.enum(MOVE_STEPS),
      from: calendarDate,
      until: calendarDate,
      state: z.enum(['done', 'now', 'ahead']),
    }),
  ),
  switched_on: calendarDate.nullable(),
  request_on: calendarDate.nullable(),
  offline_days: count,
});
export type StoreMove = z.infer<typeof storeMove>;

const move = z.object({
  request_id: id,
  distributor: z.string(),
  upc: z.string(),
  cut_over: calendarDate,
  today: calendarDate,
  /** The release here that has the UPC; null until the artist has entered it. */
  release: z
    .object({ id, title: z.string(), artist: z.string(), artwork_upload_id: id.nullable(), tracks: count })
    .nullable(),
  stores: z.array(storeMove),
  log: logOf(['delivered', 'live', 'refused', 'requested', 'form', 'switched']),
});
export type Move = z.infer<typeof move>;

export const getMove = defineCall({
  method: 'GET',
  path: '/v1/api/form-requests/:id/move',
  summary: 'Returns the plan of a move from another distributor, store by store',
  params: idParams,
  response: move,
});

export const markMove = defineCall({
  method: 'POST',
  path: '/v1/api/form-requests/:id/move',
  summary: 'Notes that the old distributor was asked to take the release down at these stores',
  params: idParams,
  body: z.object({ store_ids: z.array(storeId).min(1).max(400) }),
  response: move,
});

export const getStaffMove = defineCall({
  method: 'GET',
  path: '/v1/api/backoffice/requests/:id/move',
  summary: 'Returns the plan of a move for staff',
  params: idParams,
  response: move,
});

export const markMoveForm = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/requests/:id/move',
  summary: 'Notes that the form of these stores was sent',
  params: idParams,
  body: z.object({ store_ids: z.array(storeId).min(1).max(400) }),
  response: move,
});
