import type { PersonAct } from '@tangent/domain/access/standing.ts';
import { type Actor, recordSecurityEvent } from '../auth/public.ts';
import { enqueueAccountMail } from '../mail/public.ts';
import type { Tx } from '../platform/sql/open-database.ts';
import { beginAct } from './begin-act.ts';
import { type PersonRow, updatePerson } from './person-store.ts';
import { recordPersonAct } from './record-act.ts';

const NO_BLOCK = { freeze: false, banned: false, block_reason: null, block_note: null, blocked_at: null } as const;

/** What each of these takes away. */
const CHANGES = {
  unfreeze: NO_BLOCK,
  unban: NO_BLOCK,
  reactivate: { deactivated_at: null },
} as const satisfies Partial<Record<PersonAct, Partial<PersonRow>>>;
export type Undo = keyof typeof CHANGES;

/**
 * Lets somebody in again: a freeze is over, a ban was a mistake, a closed account is opened. What a ban took out of the
 * stores stays out. A closed account that was blocked is blocked again.
 */
export async function unblockPerson(
  tx: Tx,
  actor: Actor,
  id: string,
  { act, why }: { act: Undo; why: string },
  now: Date,
): Promise<void> {
  const before = await beginAct(tx, actor, id, act);
  await updatePerson(tx, id, CHANGES[act]);
  await recordPersonAct(tx, actor, { act: `user.${act}`, user_id: id, details: { why }, at: now });
  await recordSecurityEvent(tx, { account_id: id, type: 'unblocked', at: now, details: { act } });
  const isIn = act !== 'reactivate' || !(before.freeze || before.banned);
  if (isIn) await enqueueAccountMail(tx, 'account_restored', id);
}
