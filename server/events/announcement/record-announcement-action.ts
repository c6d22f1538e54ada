import { audit_events } from '@tangent/db/schema/identity/account.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

interface Recorded {
  /** Null when the command line did it before the first staff account existed. */
  actor: Pick<Actor, 'user_id'> | null;
  id: string;
  at: Date;
  details: Record<string, string | null>;
}

/** Records what staff announced, in the transaction of the action. */
export async function recordAnnouncementAction(
  tx: Tx,
  action: 'announcement.written' | 'announcement.ended',
  { actor, id, at, details }: Recorded,
): Promise<void> {
  const by = { actor_id: actor?.user_id ?? null, actor_kind: actor === null ? 'system' : 'staff' } as const;
  await tx.insert(audit_events).values({ ...by, action, subject_kind: 'announcement', subject_id: id, details, at });
}
