import { byStaff, recordAction } from '../../../identity/audit/public.ts';
import type { Actor } from '../../../identity/auth/public.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { listLiveSubscriptions } from '../plan-store.ts';
import { lockForGrant } from './grant-plan.ts';
import { stopBilling } from './stop-billing.ts';

/** Cancels a user's subscription on their behalf, as staff: it ends with its period, and nothing more is charged. */
export async function cancelForUser(
  tx: Tx,
  actor: Actor,
  id: string,
  { note }: { note: string },
  now: Date,
): Promise<void> {
  await lockForGrant(tx, actor, id);
  const renewing = (await listLiveSubscriptions(tx, id)).filter((billed) => !billed.cancel_at_period_end);
  if (renewing.length === 0) throw new Refusal('invalid_transition');
  await stopBilling(tx, id, { at_once: false, requested_by: actor.user_id }, now);
  await recordAction(tx, 'user.cancel_plan', {
    by: byStaff(actor),
    subject: { kind: 'user', id },
    details: { note },
    at: now,
  });
}
