import { randomInt } from 'node:crypto';
import { users } from '@tangent/db/schema/identity/account.ts';
import {
  account_links,
  api_tokens,
  identities,
  recovery_codes,
  two_factors,
} from '@tangent/db/schema/identity/sign-in.ts';
import { checkUsername } from '@tangent/domain/identity/auth/check-registration.ts';
import { splitName, suggestUsername } from '@tangent/domain/identity/auth/provider-profile.ts';
import type { SocialProvider } from '@tangent/domain/identity/auth/sign-in-method.ts';
import { writeEmail } from '@tangent/domain/identity/email/read-email.ts';
import type { Language } from '@tangent/domain/locale.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { ProviderIdentity } from '../../../gateways/openid/verify-id-token.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { enqueueAccountMail, enqueueWelcomeMail, findReferrer } from '../../account/public.ts';
import type { Actor } from '../actor.ts';
import { hasEmail } from '../has-email.ts';
import { recordSecurityEvent } from '../security-log.ts';
import type { RequestContext } from '../session/request-context.ts';
import { revokeSessions } from '../session/sessions.ts';
import { insertUser, type UserRow } from '../user-store.ts';
import { SocialVerificationError } from './social-verification-error.ts';

export interface SocialSignIn {
  provider: SocialProvider;
  identity: ProviderIdentity;
  newcomer: NewcomerFacts;
  requestContext: RequestContext;
  hooks: Hooks<Actor>;
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
  const [owner] = await tx.select().from(users).where(hasEmail(email)).for('update');
  if (owner) return linkAccount(tx, owner, signIn);
  const user = await insertSocialUser(tx, email, signIn);
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

/**
 * Gives an account to the user who has just proved to own its address. Before that, anyone could have opened it with
 * that address to keep access later: every existing way in is removed.
 */
async function reclaimAccount(tx: Tx, user: UserRow, requestContext: RequestContext, now: Date): Promise<UserRow> {
  await tx.delete(two_factors).where(eq(two_factors.account_id, user.id));
  await tx.delete(recovery_codes).where(eq(recovery_codes.account_id, user.id));
  await tx.delete(api_tokens).where(eq(api_tokens.account_id, user.id));
  await tx.delete(account_links).where(eq(account_links.account_id, user.id));
  await tx.delete(identities).where(eq(identities.account_id, user.id));
  await revokeSessions(tx, user.id);
  await recordSecurityEvent(tx, { account_id: user.id, type: 'email_verified', at: now, requestContext });
  const [owned] = await tx
    .update(users)
    .set({ password_hash: null, email_verified_at: now })
    .where(eq(users.id, user.id))
    .returning();
  if (!owned) throw new Error('the account no longer exists');
  return owned;
}

type TagInput = { campaign?: string | undefined; medium?: string | undefined; source?: string | undefined };
type SavedTags = { campaign?: string; medium?: string; source?: string };

/** Returns the campaign tags as they are stored with a new account: blank ones are left out (A-171). */
function cleanTags(input: TagInput | undefined): SavedTags | null {
  const tags = Object.entries(input ?? {}).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : []));
  return tags.length === 0 ? null : (Object.fromEntries(tags) as SavedTags);
}

/** The data of a new account besides the provider's identity. */
interface NewcomerFacts {
  provider: SocialProvider;
  name: string | null;
  language: Language;
  referred_by_user: string | undefined;
  campaign_tags: Parameters<typeof cleanTags>[0];
}

/** The numbers of digits to append until a user name is free. */
const DIGITS = [0, 3, 4, 5, 6, 8, 10, 12];

/** Creates an account whose address the provider has verified; its owner accepted the terms by using the button. */
async function insertSocialUser(
  tx: Tx,
  email: string,
  { newcomer, requestContext, hooks, now }: SocialSignIn,
): Promise<UserRow> {
  const user = await insertUser(tx, {
    ...splitName(newcomer.name, email),
    username: await pickUsername(tx, email),
    // An address that the provider has verified is taken also where a typed one would be refused.
    email: writeEmail(email),
    email_verified_at: now,
    password_hash: null,
    language: newcomer.language,
    marketing: false,
    terms_accepted_at: now,
    created_at: now,
    referred_by_user: await findReferrer(tx, newcomer.referred_by_user),
    campaign_tags: cleanTags(newcomer.campaign_tags),
  });
  const { ip_address } = requestContext;
  await hooks.onRegistered(tx, { account_id: user.id, referral_code: user.referred_by_user, ip_address, at: now });
  await enqueueWelcomeMail(tx, user.id);
  await recordSecurityEvent(tx, {
    account_id: user.id,
    type: 'account_created',
    at: now,
    requestContext,
    details: { method: newcomer.provider },
  });
  return user;
}

async function pickUsername(tx: Tx, email: string): Promise<string> {
  for (const count of DIGITS) {
    const digits = Array.from({ length: count }, () => randomInt(10)).join('');
    const username = suggestUsername(email, digits);
    if (checkUsername(username).length === 0 && !(await isTaken(tx, username))) return username;
  }
  throw new Error('no user name is free');
}

async function isTaken(tx: Tx, username: string): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(sql`lower(${users.username}) = lower(${username})`);
  return rows.length > 0;
}
