import { audit_events } from '@tangent/db/schema/identity/account.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

type Action = { action: string; subject_kind: string; subject_id: string; details: Record<string, unknown> };

/** Records an action of staff. */
export async function recordStaffAction(tx: Tx, actor: Actor, action: Action, at: Date): Promise<void> {
  await tx.insert(audit_events).values({ ...action, actor_id: actor.user_id, actor_kind: 'staff', at });
}
