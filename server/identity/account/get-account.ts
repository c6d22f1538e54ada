import type { Account } from '@tangent/contract/identity/account.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { account_links, identities, recovery_codes, two_factors } from '@tangent/db/schema/identity/sign-in.ts';
import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { findRefusals } from '../../messaging/mail/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

/** Returns a user's own account data, as every call about it does. */
export async function getAccount(db: Db | Tx, accountId: string, now: Date): Promise<Account> {
  const [user] = await db.select().from(users).where(eq(users.id, accountId));
  if (!user) throw new Refusal('not_found');
  const new_email = await findNewEmail(db, accountId, now);
  const refusals = await findRefusals(db, accountId, [user.email, ...(new_email === null ? [] : [new_email])]);
  return presentAccount({
    user,
    new_email,
    mail_refusals: [...refusals].map(([email, { answer }]) => ({ email, answer })),
    providers: await listProviders(db, accountId),
    twofactor: await describeTwoFactor(db, accountId),
  });
}

/** Returns the new address whose link has not been followed yet. */
async function findNewEmail(db: Db | Tx, accountId: string, now: Date): Promise<string | null> {
  const isOpen = and(isNull(account_links.ended_at), gt(account_links.expires_at, now));
  const [link] = await db
    .select({ email: account_links.email })
    .from(account_links)
    .where(and(eq(account_links.account_id, accountId), eq(account_links.purpose, 'change_email'), isOpen))
    .orderBy(desc(account_links.created_at))
    .limit(1);
  return link?.email ?? null;
}

async function listProviders(db: Db | Tx, accountId: string): Promise<Account['providers']> {
  const rows = await db
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.account_id, accountId))
    .orderBy(identities.provider);
  return rows.map(({ provider }) => provider);
}

async function describeTwoFactor(db: Db | Tx, accountId: string): Promise<Account['twofactor']> {
  const [factor] = await db
    .select({ confirmed_at: two_factors.confirmed_at })
    .from(two_factors)
    .where(and(eq(two_factors.account_id, accountId), isNotNull(two_factors.confirmed_at)));
  const isUnused = and(eq(recovery_codes.account_id, accountId), isNull(recovery_codes.used_at));
  const recovery_codes_left = factor ? await db.$count(recovery_codes, isUnused) : 0;
  return { on: factor !== undefined, since: factor?.confirmed_at?.toISOString() ?? null, recovery_codes_left };
}

interface Facts extends Pick<Account, 'new_email' | 'mail_refusals' | 'providers' | 'twofactor'> {
  user: typeof users.$inferSelect;
}

/** Presents a user's own data to that user (S3-011 to S3-019). */
function presentAccount({ user, ...facts }: Facts): Account {
  const { first_name, last_name, username, email, phone_code, phone_number, referral_code } = user;
  const { preferred_contact_method, email_notifications, marketing } = user;
  return {
    first_name,
    last_name,
    username,
    email,
    phone_code,
    phone_number,
    referral_code,
    preferred_contact_method,
    email_notifications,
    marketing,
    email_verified: user.email_verified_at !== null,
    has_password: user.password_hash !== null,
    ...facts,
  };
}
