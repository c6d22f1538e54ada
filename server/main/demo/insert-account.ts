import { users } from '@tangent/db/schema/identity/account.ts';
import { recovery_codes, two_factors } from '@tangent/db/schema/identity/sign-in.ts';
import { plan_grants, plan_history } from '@tangent/db/schema/money/plan.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { createArtist } from '../../catalogue/artist/create-artist.ts';
import { hashRecoveryCode, sealSecret } from '../../identity/auth/public.ts';
import { recomputeSubscription } from '../../money/plan/sync/recompute-subscription.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import {
  DEMO_RECOVERY_CODES,
  DEMO_TWO_FACTOR_SECRET,
  type DemoAccount,
  type DemoArtist,
  toEmail,
} from './demo-accounts.ts';

/** Earlier sales were made on the free plan. */
const PAST_PLAN_DAYS = 300;

/** Inserts an account of the demo with its artists. */
export async function insertAccount(
  tx: Tx,
  account: DemoAccount,
  { password_hash, auth_secret }: { password_hash: string; auth_secret: string },
  now: Date,
): Promise<void> {
  const { granted, artists = [], deactivated, unverified, twofactor, ...fields } = account;
  const isBlocked = fields.freeze === true || fields.banned === true;
  const created_at = new Date(now.getTime() - 420 * DAY_MS);
  const [user] = await tx
    .insert(users)
    .values({
      language: 'en',
      ...fields,
      password_hash,
      marketing: false,
      terms_accepted_at: created_at,
      created_at,
      email: toEmail(account.username),
      email_verified_at: unverified ? null : created_at,
      blocked_at: isBlocked ? now : null,
      deactivated_at: deactivated ? now : null,
    })
    .returning({ id: users.id });
  if (!user) throw new Error(`The demo account ${fields.username} was not written`);
  if (twofactor) await insertTwoFactor(tx, user.id, auth_secret, created_at);
  if (granted) await insertGrant(tx, user.id, granted, now);
  if (account.buys) await insertPastPlan(tx, user.id, account.buys, now);
  const actor = {
    user_id: user.id,
    is_staff: false,
    plan: account.buys ?? granted?.plan ?? 'free',
    language: 'en',
  } as const;
  for (const artist of artists)
    await createArtist(tx, actor, describeArtist(account, artist), { profile: null, key: {} }, created_at);
}

async function insertTwoFactor(tx: Tx, account_id: string, auth_secret: string, at: Date): Promise<void> {
  const secret_sealed = sealSecret(DEMO_TWO_FACTOR_SECRET, auth_secret, account_id);
  await tx.insert(two_factors).values({ account_id, secret_sealed, confirmed_at: at, created_at: at });
  const codes = DEMO_RECOVERY_CODES.map((code) => ({ account_id, code_hash: hashRecoveryCode(code) }));
  await tx.insert(recovery_codes).values(codes);
}

async function insertGrant(
  tx: Tx,
  account_id: string,
  { days_left, ...grant }: NonNullable<DemoAccount['granted']>,
  now: Date,
): Promise<void> {
  const ends_at = new Date(now.getTime() + days_left * DAY_MS);
  const since = { starts_at: now, created_at: now };
  await tx.insert(plan_grants).values({ account_id, ...grant, reason: 'For the demo', ...since, ends_at });
  await recomputeSubscription(tx, account_id, now);
}

/**
 * Inserts the plan of the past months, so that their royalties are those of this plan and not of the free one.
 */
async function insertPastPlan(
  tx: Tx,
  account_id: string,
  plan: NonNullable<DemoAccount['buys']>,
  now: Date,
): Promise<void> {
  const starts_at = new Date(now.getTime() - PAST_PLAN_DAYS * DAY_MS);
  const planRow = { account_id, plan, created_at: starts_at };
  await tx
    .insert(plan_grants)
    .values({ ...planRow, provider: 'grant', reason: 'For the demo', starts_at, ends_at: now });
  await tx.insert(plan_history).values({ ...planRow, since: starts_at });
}

function describeArtist({ first_name, last_name }: DemoAccount, artist: DemoArtist) {
  const legal = { legal_first_name: first_name, legal_last_name: last_name };
  return { type: 'solo', main_genre: 'electronic', ...legal, ...artist };
}
