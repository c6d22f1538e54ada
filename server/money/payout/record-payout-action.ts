import { audit_events } from '@tangent/db/schema/identity/account.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

export type PayoutAction =
  | 'payout.method_changed'
  | 'payout.requested'
  | 'payout.approved'
  | 'payout.sent'
  | 'payout.paid'
  | 'payout.cancelled'
  | 'payout.failed'
  | 'payout.returned';

interface Recorded {
  account_id: string;
  /** Null when it happened automatically. */
  actor_id: string | null;
  at: Date;
  details: Record<string, unknown>;
}

/** Records an action on a user's money, in the transaction in which it happens. */
export async function recordPayoutAction(tx: Tx, action: PayoutAction, recorded: Recorded): Promise<void> {
  const { account_id, actor_id, at, details } = recorded;
  const actor_kind = actor_id === null ? 'system' : actor_id === account_id ? 'user' : 'staff';
  const subject = { subject_kind: 'user', subject_id: account_id };
  await tx.insert(audit_events).values({ action, actor_id, actor_kind, ...subject, details, at });
}
