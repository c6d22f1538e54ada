import { subscriptions, users } from '@tangent/db/schema/account.ts';
import { artists } from '@tangent/db/schema/artist.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { type DemoAccount, emailOf } from './demo-accounts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Puts one account of the demo with its artist into the database. */
export async function insertAccount(tx: Tx, account: DemoAccount, password_hash: string, now: Date): Promise<void> {
  const { subscription, artist_name, deactivated, ...fields } = account;
  const isBlocked = fields.freeze === true || fields.banned === true;
  const created_at = new Date(now.getTime() - 420 * DAY_MS);
  const [user] = await tx
    .insert(users)
    .values({
      ...{ language: 'en', ...fields, password_hash, marketing: false, terms_accepted_at: created_at, created_at },
      email: emailOf(account.username),
      email_verified_at: created_at,
      blocked_at: isBlocked ? now : null,
      deactivated_at: deactivated ? now : null,
    })
    .returning({ id: users.id });
  if (!user) throw new Error(`The demo account ${fields.username} was not written`);
  if (subscription) await insertSubscription(tx, user.id, subscription, now);
  if (artist_name !== undefined) await insertArtist(tx, user.id, account, artist_name, created_at);
}

async function insertSubscription(
  tx: Tx,
  account_id: string,
  { days_left, ...bought }: NonNullable<DemoAccount['subscription']>,
  now: Date,
): Promise<void> {
  const expires_at = new Date(now.getTime() + days_left * DAY_MS);
  await tx.insert(subscriptions).values({ account_id, ...bought, expires_at });
}

async function insertArtist(
  tx: Tx,
  account_id: string,
  { first_name, last_name }: DemoAccount,
  name: string,
  created_at: Date,
): Promise<void> {
  await tx.insert(artists).values({
    ...{ account_id, name, type: 'solo', main_genre: 'electronic', created_at },
    ...{ legal_first_name: first_name, legal_last_name: last_name },
  });
}
