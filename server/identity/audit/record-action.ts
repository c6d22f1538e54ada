import { audit_events } from '@tangent/db/schema/identity/account.ts';
import type { AuditAction, AuditSubjectKind } from '@tangent/domain/identity/access/audit-action.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { Actor } from '../auth/public.ts';

/** The actor of an action: a member of staff, the user of the account, or the product itself. */
export type AuditActor = { kind: 'staff' | 'user'; id: string } | { kind: 'system'; id: null };

interface Recorded {
  by: AuditActor;
  subject: { kind: AuditSubjectKind; id: string };
  /** Ids, numbers, codes and notes of staff; the log must not contain names and addresses of people. */
  details?: Record<string, unknown>;
  at: Date;
}

/** Records an action in the log, in the transaction in which it happens. */
export async function recordAction(
  tx: Tx,
  action: AuditAction,
  { by, subject, details = {}, at }: Recorded,
): Promise<void> {
  await tx.insert(audit_events).values({
    action,
    actor_kind: by.kind,
    actor_id: by.id,
    subject_kind: subject.kind,
    subject_id: subject.id,
    details,
    at,
  });
}

type Person = Pick<Actor, 'user_id'>;

export const BY_SYSTEM: AuditActor = { kind: 'system', id: null };

export function byUser({ user_id }: Person): AuditActor {
  return { kind: 'user', id: user_id };
}

/** Null as the actor means the operator of the machine, before the first staff account exists. */
export function byStaff(actor: Person | null): AuditActor {
  return actor === null ? BY_SYSTEM : { kind: 'staff', id: actor.user_id };
}

/** Returns the actor of something that users do to their own account, staff for them, or the product by itself. */
export function byOwnerOrStaff(actor_id: string | null, account_id: string): AuditActor {
  if (actor_id === null) return BY_SYSTEM;
  return { kind: actor_id === account_id ? 'user' : 'staff', id: actor_id };
}
