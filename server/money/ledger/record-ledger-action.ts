import { audit_events } from '@tangent/db/schema/identity/account.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

type LedgerAction = 'ledger.rate_set' | 'ledger.payment_recorded' | 'ledger.month_closed';

interface Recorded {
  /** Null when the command line did it before the first staff account existed. */
  actor: Pick<Actor, 'user_id'> | null;
  subject_kind: 'rate' | 'store' | 'month';
  subject_id: string;
  at: Date;
  details: Record<string, string | number | null>;
}

/** Records an action of staff on the ledger, in the transaction in which it happens. */
export async function recordLedgerAction(
  tx: Tx,
  action: LedgerAction,
  { actor, ...recorded }: Recorded,
): Promise<void> {
  await tx.insert(audit_events).values({ action, actor_id: actor?.user_id ?? null, actor_kind: 'staff', ...recorded });
}
