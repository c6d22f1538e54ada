import { account_exports } from '@tangent/db/schema/account-export.ts';
import { and, eq, getTableColumns, isNotNull, lte } from 'drizzle-orm';
import type { PackageContext } from '../../catalogue/package/public.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import type { FilesToRemove, ProductModule } from '../../platform/module.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { Actor } from '../auth/public.ts';
import { buildExport, type ExportContext, failExport } from './build-export.ts';
import * as jobs from './jobs.ts';
import { registerAccountExportRoutes } from './routes.ts';

export const accountExportModule = {
  name: 'account-export',
  registerRoutes: registerAccountExportRoutes,
  jobs: Object.values(jobs),
  buildHandlers: (context) =>
    bindJobs(jobs, {
      buildExportJob: async ({ export_id }, run) => {
        try {
          await buildExport(context, export_id);
        } catch (error) {
          if (run.is_last_attempt) await failExport(context, export_id);
          throw error;
        }
      },
      removeExportsJob: () => removeExports(context),
    }),
  personal_data: { account_exports: { erasing: 'removed', exporting: { part: 'archives' } } },
  eraseAccount,
  exportAccount,
} satisfies ProductModule<Actor, PackageContext, ExportContext>;

async function eraseAccount(tx: Tx, id: string, files: FilesToRemove): Promise<void> {
  const archives = await tx.delete(account_exports).where(eq(account_exports.account_id, id)).returning();
  files.storage_keys.push(...archives.flatMap(({ storage_key }) => (storage_key === null ? [] : [storage_key])));
}

async function exportAccount(tx: Tx, id: string): Promise<Record<string, unknown>> {
  const { storage_key: _, ...archive } = getTableColumns(account_exports);
  return { archives: await tx.select(archive).from(account_exports).where(eq(account_exports.account_id, id)) };
}

/** Removes archives after a week; their content still exists and can be exported again. */
export async function removeExports({ db, clock, storage }: Omit<PackageContext, 'limits_uses'>): Promise<void> {
  const rows = await db
    .select()
    .from(account_exports)
    .where(and(isNotNull(account_exports.storage_key), lte(account_exports.expires_at, clock.now())));
  for (const { id, storage_key } of rows) {
    if (storage_key !== null) await storage.remove(storage_key);
    await db.update(account_exports).set({ storage_key: null }).where(eq(account_exports.id, id));
  }
}
