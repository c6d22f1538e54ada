import { REOPENING_REASONS } from '@tangent/domain/release/reopening-reasons.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { delivery } from './delivery.ts';
import { release, releaseListItem } from './release.ts';
import { idParams, instant } from './values.ts';

/** Something an automatic check wants a reviewer to look at. */
export const finding = z.object({
  code: z.string(),
  path: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

export const reviewQueueItem = releaseListItem.extend({
  owner_name: z.string(),
  submitted_on: instant,
  /** When the review is due: two business days after submission. */
  due_at: instant,
  finding_count: z.number().int(),
});

export const listReviews = defineCall({
  method: 'GET',
  path: '/v1/api/backoffice/reviews',
  summary: 'Releases that wait for a decision, the most urgent first',
  response: z.object({ items: z.array(reviewQueueItem), next_cursor: z.string().nullable(), total: z.number().int() }),
});

export const getReview = defineCall({
  method: 'GET',
  path: '/v1/api/backoffice/reviews/:id',
  summary: 'One release as a reviewer sees it',
  params: idParams,
  response: z.object({
    release,
    findings: z.array(finding),
    owner: z.object({ name: z.string(), username: z.string(), email: z.string(), plan: z.string() }),
    artist: z.object({ name: z.string(), legal_first_name: z.string(), legal_last_name: z.string() }),
    deliveries: z.array(delivery),
    due_at: instant.nullable(),
  }),
});

const verdict = z.object({
  reasons: z.array(z.enum(REOPENING_REASONS)).min(1),
  note: z.string().max(2000).nullable(),
  track_numbers: z.array(z.number().int().min(1)).max(50),
});

export const approveRelease = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/reviews/:id/approve',
  summary: 'Approves a release, gives it its codes and prepares its deliveries',
  params: idParams,
  body: z.object({}),
  response: release,
});

export const reopenRelease = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/reviews/:id/reopen',
  summary: 'Sends a release back to be corrected, with reasons',
  params: idParams,
  body: verdict,
  response: release,
});

export const rejectRelease = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/reviews/:id/reject',
  summary: 'Refuses a release for good, with reasons',
  params: idParams,
  body: verdict,
  response: release,
});

export const retryDelivery = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/deliveries/:id/retry',
  summary: 'Queues a refused or failed delivery again',
  params: idParams,
  body: z.object({}),
  response: delivery,
});
