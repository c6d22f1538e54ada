import { audit_events } from '@tangent/db/schema/identity/account.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

interface EarningsAction {
  action: 'sales.match' | 'release.hold_earnings' | 'release.release_earnings';
  subject_kind: 'track' | 'release';
  subject_id: string;
  details: Record<string, string | number | null | undefined>;
  at: Date;
}

/** Records an action of staff on the earnings of a track or a release. */
export async function recordEarningsAction(tx: Tx, { user_id }: Actor, event: EarningsAction): Promise<void> {
  await tx.insert(audit_events).values({ ...event, actor_id: user_id, actor_kind: 'staff' });
}
