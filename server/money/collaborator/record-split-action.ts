import { audit_events } from '@tangent/db/schema/identity/account.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

interface SplitAction {
  action: 'split.save' | 'split.invite' | 'split.claim' | 'split.decline';
  account_id: string;
  subject: { kind: 'track' | 'payee'; id: string };
  /** Ids, numbers and codes: the log must not contain names and addresses. */
  details: Record<string, unknown>;
  at: Date;
}

/** Records an action on shares, in the transaction in which it happens. */
export async function recordSplitAction(
  tx: Tx,
  { action, account_id, subject, details, at }: SplitAction,
): Promise<void> {
  await tx.insert(audit_events).values({
    actor_id: account_id,
    actor_kind: 'user',
    action,
    details,
    at,
    subject_kind: subject.kind,
    subject_id: subject.id,
  });
}
