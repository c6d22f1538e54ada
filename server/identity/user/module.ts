import { idempotency_keys } from '@tangent/db/schema/idempotency-key.ts';
import { eq } from 'drizzle-orm';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import type { BaseContext, ProductModule } from '../../platform/module.ts';
import type { Actor } from '../auth/public.ts';
import { eraseFiles, type FilesContext } from './erase-files.ts';
import * as jobs from './jobs.ts';
import { registerUserRoutes } from './routes.ts';
import { takeDownReleases } from './take-down-releases.ts';

/** The row of an account itself is erased by `eraseUser` and exported by `exportUser`, which call the other nouns. */
export const userModule = {
  name: 'user',
  registerRoutes: registerUserRoutes,
  jobs: Object.values(jobs),
  buildHandlers: (context) =>
    bindJobs(jobs, {
      takeDownReleasesJob: (data) => takeDownReleases(context, data),
      eraseFilesJob: (files) => eraseFiles(context, files),
    }),
  personal_data: {
    users: { erasing: 'emptied', exporting: { part: 'account' } },
    idempotency_keys: { erasing: 'removed', exporting: { internal: 'only machines read it' } },
  },
  eraseAccount: async (tx, id) => {
    await tx.delete(idempotency_keys).where(eq(idempotency_keys.account_id, id));
  },
} satisfies ProductModule<Actor, BaseContext, FilesContext>;
