import { audit_events } from '@tangent/db/schema/identity/account.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

type Action = { action: string; user_id: string; details: Record<string, unknown>; at: Date };

/** Records an action on an account. Null as the actor means the operator of the machine. */
export async function recordUserAction(tx: Tx, actor: Actor | null, { user_id, ...event }: Action): Promise<void> {
  const by = {
    actor_id: actor?.user_id ?? null,
    actor_kind: actor === null ? ('system' as const) : ('staff' as const),
  };
  await tx.insert(audit_events).values({ ...event, ...by, subject_kind: 'user', subject_id: user_id });
}
