import type { BlockReason } from '@tangent/domain/identity/access/blocked.ts';
import { enqueueAccountMail } from '../../identity/account/public.ts';
import { removeTokens } from '../../identity/api-token/public.ts';
import { byStaff, recordAction } from '../../identity/audit/public.ts';
import { type Actor, recordSecurityEvent, revokeSessions, updateUser } from '../../identity/auth/public.ts';
import { cancelRequests } from '../../money/payout/public.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { takeDownReleasesJob } from './jobs.ts';
import { startUserAction } from './start-user-action.ts';

/** The reason for a block, and the note that its owner sees. */
export type Block = { reason: BlockReason; note: string | null };

/**
 * Blocks an account for a time: its owner may sign in and see why, and nothing else. Releases in stores stay.
 */
export async function freezeUser(tx: Tx, actor: Actor, id: string, block: Block, now: Date): Promise<void> {
  await startUserAction(tx, actor, id, 'freeze');
  await updateUser(tx, id, { freeze: true, ...toColumns(block, now) });
  await recordBlock(tx, actor, id, { action: 'freeze', ...block }, now);
}

/**
 * Bans an account permanently: every session and token ends at once, requested withdrawals are cancelled, and
 * the worker takes its releases down from all stores one by one. Its owner may sign in again to see why; the email
 * address cannot be used for another account.
 */
export async function banUser(tx: Tx, actor: Actor, id: string, block: Block, now: Date): Promise<void> {
  await startUserAction(tx, actor, id, 'ban');
  await updateUser(tx, id, { banned: true, freeze: false, ...toColumns(block, now) });
  await revokeSessions(tx, id);
  await removeTokens(tx, id);
  await cancelRequests(tx, id, { reason: 'banned', actor_id: actor.user_id, at: now });
  await recordBlock(tx, actor, id, { action: 'ban', ...block }, now);
  await enqueue(tx, takeDownReleasesJob, { account_id: id, actor_id: actor.user_id }, { key: id });
}

function toColumns({ reason, note }: Block, now: Date) {
  return { block_reason: reason, block_note: note, blocked_at: now };
}

async function recordBlock(
  tx: Tx,
  actor: Actor,
  id: string,
  { action, reason, note }: Block & { action: 'freeze' | 'ban' },
  now: Date,
): Promise<void> {
  const details = { reason, note };
  await recordAction(tx, `user.${action}`, { by: byStaff(actor), subject: { kind: 'user', id }, details, at: now });
  await recordSecurityEvent(tx, { account_id: id, type: 'blocked', at: now, details: { action, reason } });
  const mail = action === 'ban' ? 'account_banned' : 'account_frozen';
  await enqueueAccountMail(tx, mail, id, { params: { reason, note: note ?? '' } });
}
