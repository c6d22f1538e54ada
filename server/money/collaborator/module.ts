import { payees, split_parts, split_versions } from '@tangent/db/schema/money/split.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import type { MailContext } from '../../messaging/mail/public.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import type { ProductModule } from '../../platform/module.ts';
import { KEPT_BY_LAW } from '../../platform/personal-data.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { eraseAccount } from './erase-account.ts';
import * as jobs from './jobs.ts';
import { type CollaboratorContext, registerCollaboratorRoutes } from './routes.ts';
import { sendShareMail } from './send-share-mail.ts';

export const collaboratorModule = {
  name: 'collaborator',
  tables: ['payees', 'split_parts', 'split_versions'],
  registerRoutes: registerCollaboratorRoutes,
  jobs: Object.values(jobs),
  buildHandlers: (context) => bindJobs(jobs, { shareMailJob: (data, run) => sendShareMail(context, data, run.id) }),
  personal_data: {
    payees: { erasing: 'emptied', exporting: { part: 'payees' } },
    split_versions: { erasing: KEPT_BY_LAW, exporting: { part: 'splits' } },
    split_parts: { erasing: 'emptied', exporting: { part: 'split_parts' } },
    split_recoupments: { erasing: KEPT_BY_LAW, exporting: { internal: 'splits and royalties contain it' } },
  },
  eraseAccount,
  exportAccount,
} satisfies ProductModule<Actor, CollaboratorContext, MailContext>;

/**
 * Exports the shares in an account's music and its shares in other music. The owner of other music appears only as an
 * id.
 */
async function exportAccount(tx: Tx, id: string): Promise<Record<string, unknown>> {
  const byOwner = eq(split_versions.owner_id, id);
  const own = tx.select({ id: split_versions.id }).from(split_versions).where(byOwner);
  const versions = await tx.select().from(split_versions).where(byOwner).orderBy(asc(split_versions.created_at));
  return {
    payees: await tx.select().from(payees).where(eq(payees.owner_id, id)).orderBy(asc(payees.created_at)),
    splits: versions.map((one) => ({ ...one, recoupable_micros: String(one.recoupable_micros) })),
    split_parts: await tx.select().from(split_parts).where(inArray(split_parts.version_id, own)),
    claimed_shares: await tx.select().from(payees).where(eq(payees.account_id, id)).orderBy(asc(payees.created_at)),
  };
}
