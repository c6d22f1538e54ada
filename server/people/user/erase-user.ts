import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { UNDER_WAY_STATUSES } from '@tangent/domain/catalogue/release/status.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { byStaff, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { blockAddress, updateUser } from '../../identity/auth/public.ts';
import { findOpenWithdrawal } from '../../money/payout/public.ts';
import { stopBilling } from '../../money/plan/public.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { removeJobs } from '../../platform/jobs/remove-jobs.ts';
import type { FilesToRemove, ProductModule } from '../../platform/module.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { eraseFilesJob } from './jobs.ts';
import { lockUser, type UserRow } from './user-store.ts';

interface Erasure {
  /** The nouns whose rows are erased, in this order. */
  modules: readonly Pick<ProductModule<never>, 'eraseAccount'>[];
  now: Date;
}

/**
 * Removes all personal data from a closed account (A-179, docs/decisions/0021): music that was never sent to a store is
 * removed, delivered music stays unchanged, and ids and codes stay. A job removes the files. Returns false for an
 * account that is already erased.
 */
export async function eraseUser(tx: Tx, actor: Actor, id: string, { modules, now }: Erasure): Promise<boolean> {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  const user = await lockUser(tx, id);
  if (user.erased_at !== null) return false;
  await requireErasable(tx, user);
  if (user.banned) await blockAddress(tx, user.email, now);
  const files: FilesToRemove = { upload_ids: [], storage_keys: [] };
  for (const { eraseAccount } of modules) await eraseAccount?.(tx, id, files);
  await removeJobs(tx, ['user_id', 'account_id'], id);
  await updateUser(tx, id, { ...anonymize(id), erased_at: now });
  await stopBilling(tx, id, { at_once: true, requested_by: actor.user_id }, now);
  await enqueue(tx, eraseFilesJob, files);
  await recordAction(tx, 'user.erase', { by: byStaff(actor), subject: { kind: 'user', id }, at: now });
  return true;
}

/**
 * Refuses an account that is still open, one with releases in review or in stores, and one with work in progress that
 * would write rows again afterwards.
 */
async function requireErasable(tx: Tx, { id, is_staff, deactivated_at }: UserRow): Promise<void> {
  if (is_staff) throw new Refusal('staff_protected');
  if (deactivated_at === null) throw new Refusal('invalid_transition');
  const isUnderWay = and(eq(releases.account_id, id), inArray(releases.status, UNDER_WAY_STATUSES));
  const count = await tx.$count(releases, isUnderWay);
  if (count > 0) throw new Refusal('account_in_use', [{ code: 'live_releases', path: 'id', params: { count } }]);
  // The payout destination is needed until the money has arrived.
  if ((await findOpenWithdrawal(tx, id)) !== null) {
    throw new Refusal('account_in_use', [{ code: 'open_withdrawal', path: 'withdrawal' }]);
  }
  const busy = await tx.$count(uploads, and(eq(uploads.account_id, id), eq(uploads.state, 'processing')));
  if (busy > 0) throw new Refusal('conflict');
}

/** The values that replace a person in the row of an account. The name is a dash, because no word fits all languages. */
function anonymize(id: string): Partial<UserRow> {
  return {
    first_name: '–',
    last_name: '',
    username: `erased-${id}`,
    email: `${id}@erased.invalid`,
    email_verified_at: null,
    password_hash: null,
    phone_code: null,
    phone_number: null,
    preferred_contact_method: 'email',
    email_notifications: false,
    marketing: false,
    block_note: null,
    referred_by_user: null,
    campaign_tags: null,
  };
}
