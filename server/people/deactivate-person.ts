import { account_links } from '@tangent/db/schema/sign-in.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { type Actor, endSessions, recordSecurityEvent } from '../auth/public.ts';
import { cancelRequests, findOpenWithdrawal } from '../payout/public.ts';
import { stopBilling } from '../plan/public.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Tx } from '../platform/sql/open-database.ts';
import { beginAct } from './begin-act.ts';
import { countLiveReleases } from './live-releases.ts';
import { updatePerson } from './person-store.ts';
import { recordPersonAct } from './record-act.ts';
import { removeTokens } from './remove-tokens.ts';

/**
 * Closes an account: nobody signs in any more, and whoever is signed in is out with the next call. Refused while
 * something is under way for it, unless that is meant. A plan that is paid ends with its period.
 */
export async function deactivatePerson(
  tx: Tx,
  actor: Actor,
  id: string,
  { why, forced }: { why: string; forced: boolean },
  now: Date,
): Promise<void> {
  await beginAct(tx, actor, id, 'deactivate');
  if (!forced) await refuseWhileInUse(tx, id);
  await updatePerson(tx, id, { deactivated_at: now });
  await endSessions(tx, id);
  await removeTokens(tx, id);
  await endLinks(tx, id, now);
  await cancelRequests(tx, id, { reason: 'staff', actor_id: actor.user_id, why, at: now });
  await stopBilling(tx, id, { at_once: false, asked_by: actor?.user_id ?? null }, now);
  await recordPersonAct(tx, actor, { act: 'user.deactivate', user_id: id, details: { why, forced }, at: now });
  await recordSecurityEvent(tx, { account_id: id, type: 'blocked', at: now, details: { act: 'deactivate' } });
}

/** The one place that knows what an account still has under way. */
async function refuseWhileInUse(tx: Tx, id: string): Promise<void> {
  const live_releases = await countLiveReleases(tx, id);
  const withdrawal = await findOpenWithdrawal(tx, id);
  const issues = [
    ...(live_releases > 0 ? [{ code: 'live_releases', path: 'forced', params: { count: live_releases } }] : []),
    ...(withdrawal === null ? [] : [{ code: 'open_withdrawal', path: 'withdrawal' }]),
  ];
  if (issues.length > 0) throw new Refusal('account_in_use', issues);
}

async function endLinks(tx: Tx, id: string, now: Date): Promise<void> {
  const open = and(eq(account_links.account_id, id), isNull(account_links.ended_at));
  await tx.update(account_links).set({ ended_at: now }).where(open);
}
