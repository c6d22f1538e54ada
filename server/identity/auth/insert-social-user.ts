import { randomInt } from 'node:crypto';
import { users } from '@tangent/db/schema/account.ts';
import { checkUsername } from '@tangent/domain/auth/check-registration.ts';
import { splitName, suggestUsername } from '@tangent/domain/auth/provider-profile.ts';
import type { SocialProvider } from '@tangent/domain/auth/sign-in-method.ts';
import type { Language } from '@tangent/domain/locale.ts';
import { sql } from 'drizzle-orm';
import { enqueueWelcomeMail } from '../../engagement/mail/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { findReferrer } from '../account/public.ts';

import type { RequestContext } from './request-context.ts';
import { recordSecurityEvent } from './security-log.ts';
import { insertUser, type UserRow } from './user-store.ts';

type TagInput = { campaign?: string | undefined; medium?: string | undefined; source?: string | undefined };
type SavedTags = { campaign?: string; medium?: string; source?: string };

/** Returns the campaign tags as they are stored with a new account: blank ones are left out. */
function cleanTags(input: TagInput | undefined): SavedTags | null {
  const tags = Object.entries(input ?? {}).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : []));
  return tags.length === 0 ? null : (Object.fromEntries(tags) as SavedTags);
}

/** The data of a new account besides the provider's identity. */
export interface NewcomerFacts {
  provider: SocialProvider;
  name: string | null;
  language: Language;
  referred_by_user: string | undefined;
  campaign_tags: Parameters<typeof cleanTags>[0];
}

/** The numbers of digits to append until a user name is free. */
const DIGITS = [0, 3, 4, 5, 6, 8, 10, 12];

/** Creates an account whose address the provider has verified; its owner accepted the terms by using the button. */
export async function insertSocialUser(
  tx: Tx,
  {
    email,
    requestContext,
    now,
    ...newcomer
  }: NewcomerFacts & { email: string; requestContext: RequestContext; now: Date },
): Promise<UserRow> {
  const user = await insertUser(tx, {
    ...splitName(newcomer.name, email),
    username: await pickUsername(tx, email),
    email: email.normalize('NFC'),
    email_verified_at: now,
    password_hash: null,
    language: newcomer.language,
    marketing: false,
    terms_accepted_at: now,
    created_at: now,
    referred_by_user: await findReferrer(tx, newcomer.referred_by_user),
    campaign_tags: cleanTags(newcomer.campaign_tags),
  });
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
