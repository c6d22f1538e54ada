import { SUSPENSE_REASONS } from '@tangent/domain/money/royalty/sales-file.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { calendarDate, count, id, idempotencyKey, pageNumber, storeId } from '../values.ts';

const SUSPENSE = '/v1/api/backoffice/trends/suspense';
const code = z.string().max(20).nullable();

/** Lines with exactly these codes at a store; null is a code that they do not have. */
const groupKey = z.object({ isrc: code, upc: code, store_id: storeId });

/** Streams in suspense. Lines without any code are listed too, but cannot be assigned. */
const trendSuspenseGroup = groupKey.extend({
  store_name: z.string(),
  reasons: z.array(z.enum(SUSPENSE_REASONS)),
  lines: count,
  streams: count,
  first_day: calendarDate,
  last_day: calendarDate,
});
export type TrendSuspenseGroup = z.infer<typeof trendSuspenseGroup>;

export const listTrendSuspense = defineCall({
  method: 'GET',
  path: SUSPENSE,
  summary: 'Lists the streams in suspense by codes and store, largest first',
  query: z.object({
    store_id: storeId.optional(),
    reason: z.enum(SUSPENSE_REASONS).optional(),
    /** ISRC or UPC. */
    search: z.string().max(100).optional(),
    page: pageNumber,
  }),
  response: z.object({ items: z.array(trendSuspenseGroup), total: count, lines: count, streams: count }),
});

export const matchTrendSuspense = defineCall({
  method: 'POST',
  path: `${SUSPENSE}/match`,
  summary: 'Assigns the streams of a group to a track, on their original days',
  idempotency_key: idempotencyKey,
  requires_key: true,
  body: groupKey.extend({ track_id: id }),
  response: z.object({ lines: count }),
});
