import { WORK_QUEUES } from '@tangent/domain/people/work-queue.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { count, instant } from '../values.ts';

/** A queue of work for staff. */
const workQueue = z.object({
  queue: z.enum(WORK_QUEUES),
  /** Things that wait, at most 1,000, and those among them whose time is over. */
  waiting: count,
  late: count,
  /** When the first of them is due; null where no day is set or nothing waits. */
  due_at: instant.nullable(),
  /** The thing to begin with; null when nothing waits. */
  first: z.object({ id: z.string(), name: z.string() }).nullable(),
});
export type WorkQueueView = z.infer<typeof workQueue>;

export const getStaffHome = defineCall({
  method: 'GET',
  path: '/v1/api/backoffice/home',
  summary: 'Returns what waits for the caller in each queue of the back office, the most urgent queue first',
  response: z.object({ queues: z.array(workQueue) }),
});
