import { REOPENING_REASONS } from '@tangent/domain/catalogue/release/review/reopening-reasons.ts';
import { REVIEW_FILTERS } from '@tangent/domain/catalogue/release/review/review-filter.ts';
import { SECOND_APPROVAL_CAUSES } from '@tangent/domain/catalogue/release/review/second-approval.ts';
import { RELEASE_MOVERS, RELEASE_STATUSES } from '@tangent/domain/catalogue/release/status.ts';
import { TRACKS_MAX } from '@tangent/domain/catalogue/release-limits.ts';
import { REVIEW_NOTE_MAX_CHARS } from '@tangent/domain/distribution/distribution-limits.ts';
import { PLANS } from '@tangent/domain/money/plan/plan.ts';
import { z } from 'zod';
import { proof } from '../catalogue/proof.ts';
import { release, releaseListItem } from '../catalogue/release.ts';
import { resubmission } from '../catalogue/submission.ts';
import { defineCall } from '../define-call.ts';
import { cursor, idParams, instant, pageOf } from '../values.ts';
import { delivery } from './delivery.ts';

/** A result of an automatic check that a reviewer should look at. */
const finding = z.object({
  code: z.string(),
  path: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** Why a decision needs a second approval; empty when one reviewer is enough. */
const causes = z.array(z.enum(SECOND_APPROVAL_CAUSES));

const verdictFields = {
  reasons: z.array(z.enum(REOPENING_REASONS)),
  note: z.string().max(REVIEW_NOTE_MAX_CHARS).nullable(),
  track_numbers: z.array(z.number().int().min(1)).max(TRACKS_MAX.album),
  /** Paths of the fields it is about, such as `title` or `tracks.0.title`. */
  fields: z.array(z.string().max(60)).max(200),
};

/** A decision that waits for a second approval. */
const proposal = z.object({
  decision: z.enum(['approve', 'reject']),
  proposed_by: z.string(),
  /** The caller proposed it, so another reviewer has to confirm it. */
  is_own: z.boolean(),
  at: instant,
});

const reviewQueueItem = releaseListItem.extend({
  owner_name: z.string(),
  plan: z.enum(PLANS),
  /** 1 for the first submission, 2 after the first correction. */
  submission_count: z.number().int(),
  /** Why an approval needs two reviewers. */
  second_approval: causes,
  proposal: proposal.nullable(),
  submitted_on: instant,
  /** When the review is due: two business days after submission. */
  due_at: instant,
  finding_count: z.number().int(),
});

export const listReviews = defineCall({
  method: 'GET',
  path: '/v1/api/backoffice/reviews',
  summary: 'Lists the releases that wait for a decision, most urgent first',
  query: z.object({
    filter: z.enum(REVIEW_FILTERS).default('all'),
    cursor,
  }),
  response: pageOf(reviewQueueItem),
});

const reviewEvent = z.object({
  to: z.enum(RELEASE_STATUSES),
  at: instant,
  by: z.enum(RELEASE_MOVERS),
  /** The staff member who decided. */
  actor_name: z.string().nullable(),
  ...verdictFields,
});
export type ReviewEvent = z.infer<typeof reviewEvent>;

export const getReview = defineCall({
  method: 'GET',
  path: '/v1/api/backoffice/reviews/:id',
  summary: 'Returns one release as a reviewer sees it',
  params: idParams,
  response: z.object({
    release,
    findings: z.array(finding),
    owner: z.object({ name: z.string(), username: z.string(), email: z.string(), plan: z.string() }),
    artist: z.object({ name: z.string(), legal_first_name: z.string(), legal_last_name: z.string() }),
    deliveries: z.array(delivery),
    due_at: instant.nullable(),
    /** Which decisions need a second approval now, and why. */
    second_approval: z.object({ approve: causes, reject: causes }),
    proposal: proposal.extend(verdictFields).nullable(),
    /** The changes since the previous submission; null for a first one. */
    resubmission: resubmission.nullable(),
    /** The proof the owner sent, oldest first. */
    proofs: z.array(proof),
    /** Submissions and decisions in order, with the staff member who decided. */
    history: z.array(reviewEvent),
  }),
});

const verdict = z.object({
  ...verdictFields,
  reasons: verdictFields.reasons.min(1),
  fields: verdictFields.fields.default([]),
});

export const approveRelease = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/reviews/:id/approve',
  summary:
    'Approves a release, which gets its codes and deliveries; where two reviewers are needed, proposes the approval',
  params: idParams,
  body: z.object({}),
  response: release,
});

export const reopenRelease = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/reviews/:id/reopen',
  summary: 'Sends a release back for correction, with reasons',
  params: idParams,
  body: verdict,
  response: release,
});

export const rejectRelease = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/reviews/:id/reject',
  summary: 'Rejects a release permanently, with reasons; because this needs two reviewers, the first one proposes it',
  params: idParams,
  body: verdict,
  response: release,
});

export const confirmProposal = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/reviews/:id/confirm',
  summary: 'Confirms a proposed decision; never by the reviewer who proposed it',
  params: idParams,
  body: z.object({}),
  response: release,
});

export const declineProposal = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/reviews/:id/decline',
  summary: 'Declines a proposed decision, or withdraws the caller’s own; the release waits for a decision again',
  params: idParams,
  body: z.object({ note: z.string().max(REVIEW_NOTE_MAX_CHARS).nullable() }),
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
