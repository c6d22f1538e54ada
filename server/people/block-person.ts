import type { BlockReason } from '@tangent/domain/access/blocked.ts';
import { type Actor, endSessions, recordSecurityEvent } from '../auth/public.ts';
import { enqueueAccountMail } from '../mail/public.ts';
import { cancelRequests } from '../payout/public.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { Tx } from '../platform/sql/open-database.ts';
import { beginAct } from './begin-act.ts';
import { takeDownReleasesJob } from './job-kinds.ts';
import { updatePerson } from './person-store.ts';
import { recordPersonAct } from './record-act.ts';
import { removeTokens } from './remove-tokens.ts';

/** Why somebody is kept out, and what they are told beside it. */
export type Block = { reason: BlockReason; note: string | null };

/** Keeps somebody out for a time: they may sign in and see why, and nothing else. What they have in stores stays. */
export async function freezePerson(tx: Tx, actor: Actor, id: string, block: Block, now: Date): Promise<void> {
  await beginAct(tx, actor, id, 'freeze');
  await updatePerson(tx, id, { freeze: true, ...columnsOf(block, now) });
  await recordBlock(tx, actor, id, { act: 'freeze', ...block }, now);
}

/**
 * Keeps somebody out for good: every session and token ends at once, what they wanted to be paid out stays here, and the
 * worker takes their releases out of all stores one by one. They may sign in again to see why; their address opens no other account.
 */
export async function banPerson(tx: Tx, actor: Actor, id: string, block: Block, now: Date): Promise<void> {
  await beginAct(tx, actor, id, 'ban');
  await updatePerson(tx, id, { banned: true, freeze: false, ...columnsOf(block, now) });
  await endSessions(tx, id);
  await removeTokens(tx, id);
  await cancelRequests(tx, id, { reason: 'banned', actor_id: actor.user_id, at: now });
  await recordBlock(tx, actor, id, { act: 'ban', ...block }, now);
  await enqueue(tx, takeDownReleasesJob, { account_id: id, actor_id: actor.user_id }, { key: id });
}

function columnsOf({ reason, note }: Block, now: Date) {
  return { block_reason: reason, block_note: note, blocked_at: now };
}

async function recordBlock(
  tx: Tx,
  actor: Actor,
  id: string,
  { act, reason, note }: Block & { act: 'freeze' | 'ban' },
  now: Date,
): Promise<void> {
  await recordPersonAct(tx, actor, { act: `user.${act}`, user_id: id, details: { reason, note }, at: now });
  await recordSecurityEvent(tx, { account_id: id, type: 'blocked', at: now, details: { act, reason } });
  const mail = act === 'ban' ? 'account_banned' : 'account_frozen';
  await enqueueAccountMail(tx, mail, id, { params: { reason, note: note ?? '' } });
}
