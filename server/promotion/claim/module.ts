import { rights_claims } from '@tangent/db/schema/promotion/rights-claim.ts';
import { asc, eq } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import { bindSweeps } from '../../platform/jobs/ticker.ts';
import type { BaseContext, ProductModule } from '../../platform/module.ts';
import type { ClaimJobContext } from './context.ts';
import { deliverAnswer } from './deliver-answer.ts';
import * as jobs from './jobs.ts';
import { receiveClaims } from './receive-claims.ts';
import { registerClaimRoutes } from './routes.ts';
import { sweepDueClaims } from './sweep-due-claims.ts';

export const claimModule = {
  name: 'claim',
  tables: ['rights_claims'],
  registerRoutes: registerClaimRoutes,
  jobs: Object.values(jobs),
  buildHandlers: (context) =>
    bindJobs(jobs, {
      receiveClaimsJob: () => receiveClaims(context),
      deliverAnswerJob: ({ claim_id }) => deliverAnswer(context, claim_id),
      sweepDueClaimsJob: () => sweepDueClaims(context),
    }),
  buildSweeps: ({ rights, is_sandbox }) =>
    bindSweeps(
      jobs,
      {
        claimSweep: async (tx) => {
          if (Object.keys(rights).length > 0) await enqueue(tx, jobs.receiveClaimsJob, {}, { key: 'all' });
        },
      },
      { is_sandbox },
    ),
  personal_data: { rights_claims: { erasing: 'removed', exporting: { part: 'rights_claims' } } },
  eraseAccount: async (tx, id) => {
    await tx.delete(rights_claims).where(eq(rights_claims.account_id, id));
  },
  exportAccount: async (tx, id) => ({
    rights_claims: await tx
      .select()
      .from(rights_claims)
      .where(eq(rights_claims.account_id, id))
      .orderBy(asc(rights_claims.claimed_at)),
  }),
} satisfies ProductModule<Actor, BaseContext, ClaimJobContext>;
