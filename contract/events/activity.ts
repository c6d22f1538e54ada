import { ACTIVITY_TYPES } from '@tangent/domain/events/activity/activity.ts';
import { ACTIVITY_PAGE } from '@tangent/domain/events/event-limits.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { cursor, id, instant, pageOf } from '../values.ts';

/**
 * An event of a release of the account (S3-119 to S3-122, A-090), or without one of its money. The browser writes its
 * text from type, release and params.
 */
const activityEvent = z.object({
  id,
  type: z.enum(ACTIVITY_TYPES),
  release: z.object({ id, title: z.string() }).nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  created_at: instant,
});
export type ActivityEvent = z.infer<typeof activityEvent>;

export const listActivity = defineCall({
  method: 'GET',
  path: '/v1/api/user/activity',
  summary: 'Lists the events of the account’s releases and money, newest first',
  scope: 'read_releases',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(ACTIVITY_PAGE.max).default(ACTIVITY_PAGE.standard),
    cursor,
  }),
  response: pageOf(activityEvent),
});
