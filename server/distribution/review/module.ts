import { releases, review_proposals } from '@tangent/db/schema/catalogue/release.ts';
import { eq, inArray } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import type { BaseContext, ProductModule } from '../../platform/module.ts';
import type { ReviewRules } from './approve-release.ts';
import { type ReviewContext, reviewAutomatically } from './auto-review.ts';
import * as jobs from './jobs.ts';
import { registerReviewRoutes } from './routes.ts';

export const reviewModule = {
  name: 'review',
  tables: ['code_counters', 'review_proposals'],
  registerRoutes: registerReviewRoutes,
  jobs: Object.values(jobs),
  buildHandlers: (context) => bindJobs(jobs, { autoReviewJob: () => reviewAutomatically(context) }),
  personal_data: { review_proposals: { erasing: 'removed', exporting: { internal: 'notes for reviewers' } } },
  eraseAccount: async (tx, id) => {
    const own = tx.select({ id: releases.id }).from(releases).where(eq(releases.account_id, id));
    await tx.delete(review_proposals).where(inArray(review_proposals.release_id, own));
  },
} satisfies ProductModule<Actor, BaseContext & ReviewRules, ReviewContext>;
