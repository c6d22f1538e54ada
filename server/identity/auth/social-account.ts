import { users } from '@tangent/db/schema/account.ts';
import { identities } from '@tangent/db/schema/sign-in.ts';
import type { SocialProvider } from '@tangent/domain/auth/sign-in-method.ts';
import { and, eq, sql } from 'drizzle-orm';
import { enqueueAccountMail } from '../../engagement/mail/public.ts';
import type { ProviderIdentity } from '../../gateways/openid/verify-id-token.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { insertSocialUser, type NewcomerFacts } from './insert-social-user.ts';
import { reclaimAccount } from './reclaim-account.ts';
import type { RequestContext } from './request-context.ts';
import { recordSecurityEvent } from './security-log.ts';
import { SocialVerificationError } from './social-verification-error.ts';
import type { UserRow } from './user-store.ts';

export interface SocialSignIn {
  provider: SocialProvider;
  identity: ProviderIdentity;
  newcomer: NewcomerFacts;
  requestContext: RequestContext;
  now: Date;
}

/**
 * Returns the account of a provider's user: the one with this identity, else the one with the same verified address,
 * else a new one (A-065). The address alone is trusted only when the provider has verified it.
 */
export async function findSocialAccount(tx: Tx, signIn: SocialSignIn): Promise<UserRow> {
  const { issuer, subject, email, email_verified } = signIn.identity;
  // Of many concurrent first sign-ins one creates the account, and the others find it.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${subject}`}, 0))`);
  const [known] = await tx
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.account_id))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  if (known) return known.user;
  if (email === null || !email_verified) throw new SocialVerificationError('unverified_email');
  const [owner] = await tx.select().from(users).where(sql`lower(${users.email}) = lower(${email})`).for('update');
  if (owner) return linkAccount(tx, owner, signIn);
  const user = await insertSocialUser(tx, {
    ...signIn.newcomer,
    email,
    requestContext: signIn.requestContext,
    now: signIn.now,
  });
  await insertIdentity(tx, user.id, signIn);
  return user;
}

async function linkAccount(tx: Tx, owner: UserRow, signIn: SocialSignIn): Promise<UserRow> {
  const { provider, requestContext, now } = signIn;
  if (owner.deactivated_at !== null) throw new Refusal('deactivated_account');
  const user = owner.email_verified_at === null ? await reclaimAccount(tx, owner, requestContext, now) : owner;
  const [other] = await tx
    .select()
    .from(identities)
    .where(and(eq(identities.account_id, user.id), eq(identities.provider, provider)));
  // The provider has since given this address to another user: only a subject identifies a user.
  if (other) throw new Refusal('duplicated_email', [{ code: 'duplicated_email', path: 'email' }]);
  await insertIdentity(tx, user.id, signIn);
  await recordSecurityEvent(tx, {
    account_id: user.id,
    type: 'provider_linked',
    at: now,
    requestContext,
    details: { provider },
  });
  await enqueueAccountMail(tx, 'provider_linked', user.id, { params: { provider } });
  return user;
}

async function insertIdentity(tx: Tx, account_id: string, { provider, identity, now }: SocialSignIn): Promise<void> {
  const { issuer, subject, email } = identity;
  await tx.insert(identities).values({ issuer, subject, provider, account_id, email, created_at: now });
}
