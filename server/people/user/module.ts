import { idempotency_keys } from '@tangent/db/schema/idempotency-key.ts';
import { eq } from 'drizzle-orm';
import { removeUploadFiles } from '../../catalogue/upload/public.ts';
import type { Storage } from '../../gateways/storage/storage.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { Hooks } from '../../platform/hooks.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import type { BaseContext, ProductModule } from '../../platform/module.ts';
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
} satisfies ProductModule<Actor, BaseContext, UserJobContext>;

/** The context of takedowns after a ban, and of removing the files of an erased account. */
interface UserJobContext extends BaseContext {
  hooks: Hooks<Actor>;
  storage: Storage;
  /** Folder of unfinished uploads. */
  incoming_folder: string;
}

/** Removes the files of an erased account. An interrupted run is repeated. */
async function eraseFiles(
  context: UserJobContext,
  { upload_ids, storage_keys }: { upload_ids: string[]; storage_keys: string[] },
): Promise<void> {
  for (const id of upload_ids) await removeUploadFiles(context, id);
  for (const key of storage_keys) await context.storage.remove(key);
}
