import { audit_events } from '@tangent/db/schema/identity/account.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

interface SalesAction {
  action: string;
  /** The file of the action. */
  id: string;
  details: Record<string, unknown>;
}

/** Records an action of staff on a file of sales. */
export async function recordSalesAction(
  tx: Tx,
  actor: Actor,
  { action, id, details }: SalesAction,
  at: Date,
): Promise<void> {
  const subject = { subject_kind: 'sales_file', subject_id: id };
  await tx
    .insert(audit_events)
    .values({ action, ...subject, details, actor_id: actor.user_id, actor_kind: 'staff', at });
}
