import { sessions } from '@tangent/db/schema/identity/account.ts';
import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import type { Actor } from '../actor.ts';
import { recordSecurityEvent } from '../security-log.ts';
import type { RequestContext } from './request-context.ts';

/** Signs one device of an account out, possibly the current one. */
export async function revokeSession(
  tx: Tx,
  { actor, id, requestContext, now }: { actor: Actor; id: string; requestContext: RequestContext; now: Date },
): Promise<void> {
  const account_id = actor.user_id;
  const [ended] = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.user_id, account_id)))
    .returning({ id: sessions.id });
  if (!ended) throw new Refusal('not_found');
  await recordSecurityEvent(tx, { account_id, type: 'session_ended', at: now, requestContext });
}
