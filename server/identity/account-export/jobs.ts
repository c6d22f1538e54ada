import { handleJob, type JobHandler } from '../../platform/jobs/handle-job.ts';
import { buildExport, failExport } from './build-export.ts';
import type { ExportContext } from './context.ts';
import { buildExportJob, removeExportsJob } from './job-kinds.ts';
import { removeExports } from './remove-exports.ts';

export function accountExportJobs(context: ExportContext): JobHandler[] {
  return [
    handleJob(buildExportJob, async ({ export_id }, run) => {
      try {
        await buildExport(context, export_id);
      } catch (error) {
        if (run.is_last_attempt) await failExport(context, export_id);
        throw error;
      }
    }),
    handleJob(removeExportsJob, () => removeExports(context)),
  ];
}
