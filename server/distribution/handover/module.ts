import { handovers } from '@tangent/db/schema/distribution/handover.ts';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import type { BaseContext, ProductModule } from '../../platform/module.ts';
import { announceHandovers } from './announce-handovers.ts';
import * as jobs from './jobs.ts';
import { registerHandoverRoutes } from './routes.ts';

export const handoverModule = {
  name: 'handover',
  tables: ['handovers'],
  registerRoutes: registerHandoverRoutes,
  jobs: Object.values(jobs),
  buildHandlers: ({ db, clock }) => bindJobs(jobs, { announceHandoversJob: () => announceHandovers(db, clock.now()) }),
  personal_data: { handovers: { erasing: 'removed', exporting: { part: 'handovers' } } },
  eraseAccount: async (tx, id) => {
    await tx.delete(handovers).where(eq(handovers.account_id, id));
  },
  exportAccount: async (tx, id) => ({
    handovers: await tx.select().from(handovers).where(eq(handovers.account_id, id)),
  }),
} satisfies ProductModule<Actor, BaseContext, BaseContext>;
