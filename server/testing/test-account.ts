import { createArtist, listArtists } from '@tangent/contract/artist.ts';
import { captcha, register } from '@tangent/contract/auth.ts';
import type { Call } from '@tangent/contract/define-call.ts';
import type { User } from '@tangent/contract/user.ts';
import { users } from '@tangent/db/schema/account.ts';
import { plan_grants } from '@tangent/db/schema/plan.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import type { Plan } from '@tangent/domain/plan/plan.ts';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { eq } from 'drizzle-orm';
import { recomputeSubscription } from '../plan/recompute-subscription.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import { type CallResult, makeCall } from './call.ts';
import type { TestApp } from './test-app.ts';

export const PASSWORD = 'correct-horse-7';

export interface TestAccount {
  user: User;
  session: string;
  /** Makes a call as this person. */
  call<C extends Call>(call: C, request?: Parameters<typeof makeCall<C>>[2]): Promise<CallResult<C>>;
}

let browsers = 0;

/** Solves a captcha of the app the way the widget does, in a browser of its own, and returns what the widget would hand in. */
export async function solveCaptcha(app: TestApp): Promise<string> {
  browsers += 1;
  const address = `198.18.${Math.floor(browsers / 256) % 256}.${browsers % 256}`;
  const { body } = await makeCall(app, captcha, { address });
  const challenge = body as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

let accountCount = 0;

/** What somebody fills in to sign up; every call makes another person. */
export async function fillRegistration(app: TestApp) {
  accountCount += 1;
  return {
    first_name: 'Ada',
    last_name: 'Yıldız',
    username: `ada${accountCount}`,
    email: `ada${accountCount}@music.example`,

    password: PASSWORD,
    captcha: await solveCaptcha(app),
    terms: true,
    lang: 'en' as const,
  };
}

/** Signs up somebody new, whose address is verified unless a test is about that. */
export async function signUp(app: TestApp, { verified = true } = {}): Promise<TestAccount> {
  const { body, session } = await makeCall(app, register, { body: await fillRegistration(app) });
  if (session === null) throw new Error('signing up opened no session');
  if (verified)
    await app.db.update(users).set({ email_verified_at: app.clock.now() }).where(eq(users.id, body.user._id));
  return {
    user: { ...body.user, email_verified: verified },
    session,
    call: (call, request) => makeCall(app, call, { session, ...request }),
  };
}

/** Gives an account a plan for the next year, as staff does; `free` takes it away. */
export async function grantPlanTo({ db, clock }: TestApp, { user }: TestAccount, plan: Plan): Promise<void> {
  const [now, account_id] = [clock.now(), user._id];
  const ends_at = new Date(now.getTime() + 365 * DAY_MS);
  const grant = {
    account_id,
    plan,
    provider: 'grant',
    reason: 'A test',
    starts_at: now,
    ends_at,
    created_at: now,
  } as const;
  await inTransaction(db, async (tx) => {
    await tx.delete(plan_grants).where(eq(plan_grants.account_id, account_id));
    if (plan !== 'free') await tx.insert(plan_grants).values(grant);
    await recomputeSubscription(tx, account_id, now);
  });
}

/** The artist of an account that may have only one: the first call makes it. Returns its id. */
export async function ensureArtist(account: TestAccount): Promise<string> {
  const [artist] = (await account.call(listArtists)).body.items;
  return artist?.id ?? addArtist(account, 'Yıldız');
}

/** Adds an artist profile and returns its id. */
export async function addArtist(account: TestAccount, name = 'Yıldız'): Promise<string> {
  const fields = { name, type: 'solo', main_genre: 'pop', legal_first_name: 'Ada', legal_last_name: 'Yıldız' };
  return (await account.call(createArtist, { body: fields })).body.id;
}
