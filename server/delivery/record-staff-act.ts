import { audit_events } from '@tangent/db/schema/account.ts';
import type { Actor } from '../auth/public.ts';
import type { Tx } from '../platform/sql/open-database.ts';

type Act = { act: string; subject_kind: string; subject_id: string; details: Record<string, unknown> };

/** Notes what somebody of ours did. */
export async function recordStaffAct(tx: Tx, actor: Actor, act: Act, at: Date): Promise<void> {
  await tx.insert(audit_events).values({ ...act, actor_id: actor.user_id, actor_kind: 'staff', at });
}
