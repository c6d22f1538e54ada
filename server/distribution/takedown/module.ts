import { track_removals } from '@tangent/db/schema/distribution/delivery.ts';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { BaseContext, ProductModule } from '../../platform/module.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { executeTakedowns } from './execute-takedowns.ts';
import * as jobs from './jobs.ts';
import { registerTakedownRoutes, type TakedownContext } from './routes.ts';

export const takedownModule = {
  name: 'takedown',
  tables: ['track_removals'],
  registerRoutes: registerTakedownRoutes,
  jobs: Object.values(jobs),
  buildHandlers: (context) => bindJobs(jobs, { executeTakedownsJob: () => executeTakedowns(context) }),
  personal_data: {
    track_removals: { erasing: 'emptied', exporting: { part: 'track_removals' } },
  },
  eraseAccount,
  exportAccount,
} satisfies ProductModule<Actor, TakedownContext, BaseContext & { log: Log }>;

async function eraseAccount(tx: Tx, id: string): Promise<void> {
  await tx.update(track_removals).set({ note: null }).where(eq(track_removals.account_id, id));
}

async function exportAccount(tx: Tx, id: string): Promise<Record<string, unknown>> {
  const { removed_by: _, restored_by: __, ...columns } = getTableColumns(track_removals);
  const rows = tx.select(columns).from(track_removals).where(eq(track_removals.account_id, id));
  return { track_removals: await rows.orderBy(asc(track_removals.removed_at)) };
}
