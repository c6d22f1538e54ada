import { subscriptions, users } from '@tangent/db/schema/account.ts';
import { artists } from '@tangent/db/schema/artist.ts';
import { count } from 'drizzle-orm';
import { hashPassword } from '../../auth/public.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Context } from '../context.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Fills a database without accounts with the demo. False when there are accounts: nothing is touched then. */
export async function seedDemo({ config, db, clock }: Context): Promise<boolean> {
  if (config.app_mode === 'production') throw new Error('The demo is not for production');
  if (!(await isEmpty(db))) return false;
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    for (const account of DEMO_ACCOUNTS) await insertAccount(tx, account, password_hash, now);
  });
  return true;
}

async function isEmpty(db: Db): Promise<boolean> {
  const [row] = await db.select({ count: count() }).from(users);
  return row?.count === 0;
}

async function insertAccount(tx: Tx, account: (typeof DEMO_ACCOUNTS)[number], password_hash: string, now: Date) {
  const { plan, artist_name, ...fields } = account;
  const isBlocked = fields.freeze === true || fields.banned === true;
  const [user] = await tx
    .insert(users)
    .values({
      ...fields,
      password_hash,
      email: `${fields.username}@tangent.example`,
      language: 'en',
      marketing: false,
      terms_accepted_at: now,
      created_at: now,
      blocked_at: isBlocked ? now : null,
    })
    .returning({ id: users.id });
  if (!user) throw new Error(`The demo account ${fields.username} was not written`);
  if (plan !== 'free') await insertSubscription(tx, user.id, plan, now);
  if (artist_name !== undefined) await insertArtist(tx, user.id, artist_name, fields, now);
}

async function insertSubscription(tx: Tx, account_id: string, plan: 'pro' | 'advanced', now: Date): Promise<void> {
  const expires_at = new Date(now.getTime() + YEAR_MS);
  await tx.insert(subscriptions).values({ account_id, plan, status: 'active', provider: 'grant', expires_at });
}

async function insertArtist(
  tx: Tx,
  account_id: string,
  name: string,
  legal: { first_name: string; last_name: string },
  now: Date,
): Promise<void> {
  await tx.insert(artists).values({
    account_id,
    name,
    type: 'solo',
    main_genre: 'electronic',
    legal_first_name: legal.first_name,
    legal_last_name: legal.last_name,
    created_at: now,
  });
}
