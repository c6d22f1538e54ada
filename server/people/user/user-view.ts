import type { UserDetail } from '@tangent/contract/people/backoffice-users.ts';
import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { sessions, subscriptions, users } from '@tangent/db/schema/identity/account.ts';
import { api_tokens, identities, security_events } from '@tangent/db/schema/identity/sign-in.ts';
import { ACTIONS_BY_STATUS } from '@tangent/domain/identity/access/account-status.ts';
import { SECURITY_EVENTS_PER_PAGE } from '@tangent/domain/identity/identity-limits.ts';
import { USERS_PER_PAGE } from '@tangent/domain/people/people-limits.ts';
import { and, asc, count, desc, eq, gt, max } from 'drizzle-orm';
import { presentListedUser, toAccountStatus } from '../../identity/account/public.ts';
import { type Actor, hasTwoFactor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { countLiveReleases } from './live-releases.ts';
import { presentArtist, presentRelease, presentSubscription, presentUserRow } from './present-user.ts';
import type { UserRow } from './user-store.ts';

/** Returns an account with everything staff needs to decide about it. */
export async function getUserView(tx: Tx | Db, actor: Actor, id: string, now: Date): Promise<UserDetail> {
  const [row] = await tx
    .select({ user: users, subscription: subscriptions })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.account_id, users.id))
    .where(eq(users.id, id));
  if (!row) throw new Refusal('not_found');
  const { user, subscription } = row;
  return {
    ...presentListedUser(user, subscription, now),
    ...presentUserRow(user),
    subscription: presentSubscription(subscription),
    ...(await findSignIns(tx, id, now)),
    ...(await findMusic(tx, id)),
    security_events: await listSecurityEvents(tx, id),
    actions: listActions(actor, user),
  };
}

function listActions(actor: Actor, user: UserRow): UserDetail['actions'] {
  const isOutOfReach = !actor.is_staff || user.is_staff || user.erased_at !== null;
  return isOutOfReach ? [] : [...ACTIONS_BY_STATUS[toAccountStatus(user)]];
}

async function findSignIns(tx: Tx | Db, id: string, now: Date) {
  const isOpen = and(eq(sessions.user_id, id), gt(sessions.expires_at, now));
  const [open] = await tx
    .select({ total: count(), last_used_at: max(sessions.last_used_at) })
    .from(sessions)
    .where(isOpen);
  const [tokens] = await tx.select({ total: count() }).from(api_tokens).where(eq(api_tokens.account_id, id));
  const linked = await tx
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.account_id, id))
    .orderBy(asc(identities.provider));
  return {
    session_count: open?.total ?? 0,
    last_seen_at: open?.last_used_at?.toISOString() ?? null,
    token_count: tokens?.total ?? 0,
    providers: linked.map(({ provider }) => provider),
    twofactor: await hasTwoFactor(tx, id),
  };
}

async function findMusic(tx: Tx | Db, id: string) {
  const [all] = await tx.select({ total: count() }).from(releases).where(eq(releases.account_id, id));
  const newest = await tx
    .select()
    .from(releases)
    .where(eq(releases.account_id, id))
    .orderBy(desc(releases.created_at), desc(releases.id))
    .limit(USERS_PER_PAGE);
  const profiles = await tx.select().from(artists).where(eq(artists.account_id, id)).orderBy(asc(artists.created_at));
  return {
    artists: profiles.map(presentArtist),
    releases: newest.map(presentRelease),
    release_count: all?.total ?? 0,
    live_release_count: await countLiveReleases(tx, id),
  };
}

async function listSecurityEvents(tx: Tx | Db, id: string): Promise<UserDetail['security_events']> {
  const rows = await tx
    .select()
    .from(security_events)
    .where(eq(security_events.account_id, id))
    .orderBy(desc(security_events.at), desc(security_events.id))
    .limit(SECURITY_EVENTS_PER_PAGE);
  return rows.map(({ account_id: _, at, ...event }) => ({ ...event, at: at.toISOString() }));
}
