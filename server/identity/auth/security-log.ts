import { security_events } from '@tangent/db/schema/identity/sign-in.ts';
import type { SecurityEvent } from '@tangent/domain/identity/auth/security-event.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import type { RequestContext } from './session/request-context.ts';

/**
 * Records a security event of an account, for its owner to read. Runs in the transaction of the event; the event of a
 * refusal is written in its own transaction.
 */
export async function recordSecurityEvent(
  tx: Tx | Db,
  event: {
    account_id: string;
    type: SecurityEvent;
    at: Date;
    requestContext?: RequestContext;
    details?: Record<string, string | number | boolean>;
  },
): Promise<void> {
  const { requestContext, details = {}, ...fields } = event;
  await tx.insert(security_events).values({ ...fields, ...requestContext, details });
}
