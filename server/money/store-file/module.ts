import type { Actor } from '../../identity/auth/public.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import type { ProductModule } from '../../platform/module.ts';
import { NAMES_STAFF } from '../../platform/personal-data.ts';
import { registerSalesFileRoutes, type StoreFileContext } from './backoffice-routes.ts';
import * as jobs from './jobs.ts';
import { type FileReadingContext, readSalesFile } from './read-file.ts';
import { sweepSalesFiles } from './sweep-files.ts';

export const storeFileModule = {
  name: 'store-file',
  tables: ['sales_files'],
  registerRoutes: registerSalesFileRoutes,
  jobs: Object.values(jobs),
  buildHandlers: (context) =>
    bindJobs(jobs, {
      readSalesFileJob: ({ file_id }, { signal }) => readSalesFile(context, file_id, signal),
      sweepSalesFilesJob: () => sweepSalesFiles(context.db),
    }),
  personal_data: { sales_files: NAMES_STAFF },
} satisfies ProductModule<Actor, StoreFileContext, FileReadingContext>;
