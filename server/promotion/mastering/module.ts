import { masterings } from '@tangent/db/schema/promotion/mastering.ts';
import { asc, eq } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import type { FilesToRemove, ProductModule } from '../../platform/module.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { MasteringJobContext } from './context.ts';
import * as jobs from './jobs.ts';
import { listMasteringKeys } from './mastering-key.ts';
import { presentMastering } from './present-mastering.ts';
import { type MasteringRouteContext, registerMasteringRoutes } from './routes.ts';
import { giveUp, runMastering } from './run-mastering.ts';

export const masteringModule = {
  name: 'mastering',
  tables: ['masterings'],
  registerRoutes: registerMasteringRoutes,
  jobs: Object.values(jobs),
  buildHandlers: (context) =>
    bindJobs(jobs, {
      masterJob: ({ mastering_id }, run) => runMastering(context, mastering_id, run),
      giveUpJob: () => giveUp(context),
    }),
  personal_data: { masterings: { erasing: 'removed', exporting: { part: 'masterings' } } },
  eraseAccount,
  exportAccount,
} satisfies ProductModule<Actor, MasteringRouteContext, MasteringJobContext>;

async function eraseAccount(tx: Tx, id: string, files: FilesToRemove): Promise<void> {
  const removed = await tx.delete(masterings).where(eq(masterings.account_id, id)).returning({ id: masterings.id });
  files.storage_keys.push(...removed.flatMap((row) => listMasteringKeys(row.id)));
}

async function exportAccount(tx: Tx, id: string): Promise<Record<string, unknown>> {
  const rows = await tx
    .select()
    .from(masterings)
    .where(eq(masterings.account_id, id))
    .orderBy(asc(masterings.created_at));
  return { masterings: rows.map(presentMastering) };
}
