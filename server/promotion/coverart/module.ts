import { cover_runs } from '@tangent/db/schema/promotion/coverart.ts';
import { asc, eq } from 'drizzle-orm';
import type pg from 'pg';
import type { Actor } from '../../identity/auth/public.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import type { FilesToRemove, ProductModule } from '../../platform/module.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { CoverContext, CoverJobContext } from './context.ts';
import { listCoverKeys } from './cover-key.ts';
import { drawRun, giveUpRuns } from './draw-run.ts';
import * as jobs from './jobs.ts';
import { presentRun } from './present-run.ts';
import { registerCoverRoutes } from './routes.ts';

export const coverartModule = {
  name: 'coverart',
  tables: ['cover_runs'],
  registerRoutes: registerCoverRoutes,
  jobs: Object.values(jobs),
  buildHandlers: (context) =>
    bindJobs(jobs, {
      drawCoversJob: ({ run_id }, run) => drawRun(context, run_id, run),
      giveUpCoversJob: () => giveUpRuns(context),
    }),
  personal_data: { cover_runs: { erasing: 'removed', exporting: { part: 'cover_runs' } } },
  eraseAccount,
  exportAccount,
} satisfies ProductModule<Actor, CoverContext & { pool: pg.Pool; limits_uses: boolean }, CoverJobContext>;

async function eraseAccount(tx: Tx, id: string, files: FilesToRemove): Promise<void> {
  const removed = await tx.delete(cover_runs).where(eq(cover_runs.account_id, id)).returning({ id: cover_runs.id });
  files.storage_keys.push(...removed.flatMap((row) => listCoverKeys(row.id)));
}

async function exportAccount(tx: Tx, id: string): Promise<Record<string, unknown>> {
  const rows = await tx
    .select()
    .from(cover_runs)
    .where(eq(cover_runs.account_id, id))
    .orderBy(asc(cover_runs.created_at));
  return { cover_runs: rows.map(presentRun) };
}
