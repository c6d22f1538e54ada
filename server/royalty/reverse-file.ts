import type { Actor } from '../auth/public.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Tx } from '../platform/sql/open-database.ts';
import { recordSalesAct } from './record-sales-act.ts';
import { reversePosted } from './reverse-posted.ts';

/** Takes a posted file back. Answers the id of the file that mirrors it. */
export async function reverseFile(tx: Tx, actor: Actor, id: string, why: string, now: Date): Promise<string> {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  const mirror = await reversePosted(tx, id, { at: now, actor_id: actor.user_id, note: why });
  const details = { why, mirror_id: mirror };
  await recordSalesAct(tx, actor, { act: 'sales.reverse', id, details }, now);
  return mirror;
}
