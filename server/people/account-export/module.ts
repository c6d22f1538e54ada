import { account_exports, table_leases } from '@tangent/db/schema/people/account-export.ts';
import { eq, getTableColumns } from 'drizzle-orm';
import type { PackageContext } from '../../distribution/package/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { MailContext } from '../../messaging/mail/public.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import type { FilesToRemove, ProductModule } from '../../platform/module.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { buildExport, type ExportContext, failExport, pruneExports } from './build-export.ts';
import * as jobs from './jobs.ts';
import { registerAccountExportRoutes } from './routes.ts';
import { sendExportMail } from './send-export-mail.ts';

export const accountExportModule = {
  name: 'account-export',
  tables: ['account_exports', 'table_leases'],
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
      pruneExportsJob: () => pruneExports(context),
      exportMailJob: ({ user_id }, run) => sendExportMail(context, user_id, run.id),
    }),
  personal_data: {
    account_exports: { erasing: 'removed', exporting: { part: 'archives' } },
    table_leases: { erasing: 'removed', exporting: { internal: 'the download under way, for a minute' } },
  },
  eraseAccount,
  exportAccount,
} satisfies ProductModule<Actor, PackageContext, ExportContext & MailContext>;

async function eraseAccount(tx: Tx, id: string, files: FilesToRemove): Promise<void> {
  await tx.delete(table_leases).where(eq(table_leases.account_id, id));
  const archives = await tx.delete(account_exports).where(eq(account_exports.account_id, id)).returning();
  files.storage_keys.push(...archives.flatMap(({ storage_key }) => (storage_key === null ? [] : [storage_key])));
}

async function exportAccount(tx: Tx, id: string): Promise<Record<string, unknown>> {
  const { storage_key: _, ...archive } = getTableColumns(account_exports);
  return { archives: await tx.select(archive).from(account_exports).where(eq(account_exports.account_id, id)) };
}
