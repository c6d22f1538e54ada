import { releases } from '@tangent/db/schema/release.ts';
import { uploads } from '@tangent/db/schema/upload.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { stopBilling } from '../../billing/plan/public.ts';
import { findOpenWithdrawal } from '../../money/payout/public.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { removeJobs } from '../../platform/jobs/remove-jobs.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { Actor } from '../auth/public.ts';
import { barAddress } from '../auth/public.ts';
import { eraseAccountRows } from './erase-account-rows.ts';
import { eraseMusic } from './erase-music.ts';
import { erasePayouts } from './erase-payouts.ts';
import { erasePlanRows } from './erase-plan-rows.ts';
import { eraseShares } from './erase-shares.ts';
import { eraseTexts } from './erase-texts.ts';
import { eraseUploads } from './erase-uploads.ts';
import { eraseFilesJob } from './job-kinds.ts';
import { recordUserAction } from './record-user-action.ts';
import { lockUser, type UserRow, updateUser } from './user-store.ts';

/**
 * Takes everything personal out of a closed account (A-179, docs/decisions/0021): what was never sent to a store goes, what was
 * sent stays as it was said, ids and codes stay. The files go by a job. Done twice it changes nothing; false then.
 */
export async function eraseUser(tx: Tx, actor: Actor, id: string, now: Date): Promise<boolean> {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  const user = await lockUser(tx, id);
  if (user.erased_at !== null) return false;
  await requireWaitOver(tx, user);
  if (user.banned) await barAddress(tx, user.email, now);
  const releaseIds = await listReleases(tx, id);
  const storage_keys = await eraseAccountRows(tx, id);
  await eraseTexts(tx, id, releaseIds);
  await eraseMusic(tx, id);
  const files = await eraseUploads(tx, id);
  await erasePlanRows(tx, id);
  await erasePayouts(tx, id);
  await eraseShares(tx, id);
  await removeJobs(tx, ['user_id', 'account_id'], id);
  await updateUser(tx, id, { ...nobody(id), erased_at: now });
  await stopBilling(tx, id, { at_once: true, requested_by: actor.user_id }, now);
  await enqueue(tx, eraseFilesJob, { ...files, storage_keys: [...storage_keys, ...files.storage_keys] });
  await recordUserAction(tx, actor, { action: 'user.erase', user_id: id, details: {}, at: now });
  return true;
}

/** Only what is closed and has left the stores, and while nothing is being looked at that would come back afterwards. */
async function requireWaitOver(tx: Tx, { id, is_staff, deactivated_at }: UserRow): Promise<void> {
  if (is_staff) throw new Refusal('staff_protected');
  if (deactivated_at === null) throw new Refusal('invalid_transition');
  const inStores = and(
    eq(releases.account_id, id),
    inArray(releases.status, [
      'submitted',
      'processing',
      'in_review',
      'approved',
      'in_process',
      'published',
      'takedown_requested',
    ]),
  );
  const count = await tx.$count(releases, inStores);
  if (count > 0) throw new Refusal('account_in_use', [{ code: 'live_releases', path: 'id', params: { count } }]);
  // Where it goes has to be known until it has arrived.
  if ((await findOpenWithdrawal(tx, id)) !== null) {
    throw new Refusal('account_in_use', [{ code: 'open_withdrawal', path: 'withdrawal' }]);
  }
  const busy = await tx.$count(uploads, and(eq(uploads.account_id, id), eq(uploads.state, 'processing')));
  if (busy > 0) throw new Refusal('conflict');
}

async function listReleases(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx.select({ id: releases.id }).from(releases).where(eq(releases.account_id, id));
  return rows.map((row) => row.id);
}

/** What stands in the row of an account instead of a person. The names are not words of any language. */
function nobody(id: string): Partial<UserRow> {
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
