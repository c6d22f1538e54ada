import type { Actor } from '../../identity/auth/public.ts';
import type { Hooks } from '../../platform/hooks.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import type { BaseContext, ProductModule } from '../../platform/module.ts';
import { KEPT_AS_SENT } from '../../platform/personal-data.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { checkRelease } from './check-release.ts';
import { eraseAccount } from './erase-account.ts';
import { expireReleases } from './expire-releases.ts';
import { exportAccount } from './export-account.ts';
import * as jobs from './jobs.ts';
import { registerReleaseRoutes } from './routes.ts';

export const releaseModule = {
  name: 'release',
  tables: [
    'release_agreements',
    'release_findings',
    'release_status_changes',
    'release_submissions',
    'releases',
    'tracks',
  ],
  registerRoutes: registerReleaseRoutes,
  jobs: Object.values(jobs),
  buildHandlers: (context) =>
    bindJobs(jobs, {
      checkReleaseJob: ({ release_id }) => checkRelease(context, release_id),
      expireReleasesJob: () => expireReleases(context),
      releasePublishedJob: ({ release_id }) =>
        inTransaction(context.db, (tx) => context.hooks.onPublished(tx, { release_id, at: context.clock.now() })),
    }),
  personal_data: {
    releases: { erasing: 'emptied', exporting: { part: 'releases' } },
    tracks: { erasing: KEPT_AS_SENT, exporting: { part: 'tracks' } },
    release_agreements: { erasing: 'emptied', exporting: { part: 'agreements' } },
    release_status_changes: { erasing: 'emptied', exporting: { part: 'release_history' } },
    release_submissions: { erasing: 'removed', exporting: { internal: 'the release contains it' } },
    release_findings: { erasing: 'removed', exporting: { internal: 'notes for reviewers' } },
  },
  eraseAccount,
  exportAccount,
} satisfies ProductModule<Actor, BaseContext, BaseContext & { hooks: Pick<Hooks<Actor>, 'onPublished'> }>;
