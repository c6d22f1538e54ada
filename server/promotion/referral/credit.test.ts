import * as plans from '@tangent/contract/money/plan.ts';
import { listReferredFriends } from '@tangent/contract/promotion/referral.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { plan_payments, stripe_customers } from '@tangent/db/schema/money/plan.ts';
import { referral_rewards, referrals } from '@tangent/db/schema/promotion/referral.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BillingUnavailable } from '../../gateways/stripe/billing.ts';
import { reconcileJob } from '../../money/plan/jobs.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { createPlanHarness, type PlanHarness } from '../../testing/harness/plan-harness.ts';
import { giveCredit, takeCredit } from './send-credit.ts';
import { sweepReferrals } from './sweep-referrals.ts';

let harness: PlanHarness;
beforeAll(async () => {
  harness = await createPlanHarness({ retries: 0 });
});
afterAll(() => harness.close());

const sweep = () => inTransaction(harness.app.db, (tx) => sweepReferrals(tx, harness.app.clock.now()));

/** Adds three people who paid 15 days ago. Returns their accounts. */
async function addFriends(referrer: TestAccount, count = 3): Promise<string[]> {
  const { db, clock } = harness.app;
  const at = new Date(clock.now().getTime() - 15 * DAY_MS);
  const ids = Array.from({ length: count }, () => uuidv7());
  for (const id of ids) {
    const names = { first_name: 'Nora', last_name: 'Deniz', username: id.slice(-12), email: `${id}@posteo.example` };
    await db
      .insert(users)
      .values({ id, ...names, language: 'en', marketing: false, terms_accepted_at: at, created_at: at });
    await db
      .insert(stripe_customers)
      .values({ account_id: id, customer_id: `cus_${id}`, first_paid_at: at, created_at: at });
    const payment = { kind: 'first', plan: 'pro', state: 'paid', amount_cents: 4999 } as const;
    const invoice = { account_id: id, subscription_id: `sub_${id}`, invoice_id: `in_${id}` };
    await db.insert(plan_payments).values({ ...invoice, ...payment, created_at: at, paid_at: at });
    await db.insert(referrals).values({ referrer_id: referrer.user._id, friend_id: id, signed_up_at: at });
  }
  return ids;
}

async function getReward({ user }: TestAccount) {
  const [row] = await harness.app.db.select().from(referral_rewards).where(eq(referral_rewards.account_id, user._id));
  if (!row) throw new Error('no reward was earned');
  return row;
}

async function getCredit({ user }: TestAccount): Promise<number> {
  const [row] = await harness.app.db.select().from(stripe_customers).where(eq(stripe_customers.account_id, user._id));
  return harness.billing.getCredit(row?.customer_id ?? '');
}

const refund = (id: string) =>
  harness.app.db.update(plan_payments).set({ refunded_cents: 4999 }).where(eq(plan_payments.account_id, id));

async function payer(): Promise<TestAccount> {
  const account = await signUp(harness.app);
  await harness.buy(account, 'pro');
  await harness.work();
  return account;
}

test('[S1-003] a payer gets the value of the months as a credit, once even when a response is lost, and the next year costs less', async () => {
  const account = await payer();
  await addFriends(account);
  await sweep();
  await sweep();
  const { id } = await getReward(account);
  const context = { ...harness.context };
  await harness.behave({ drop_reply: true, only_path: '/v1/customers' });
  await expect(giveCredit(context, id)).rejects.toBeInstanceOf(BillingUnavailable);
  await harness.behave({ drop_reply: false, only_path: null });
  await Promise.all([giveCredit(context, id), giveCredit(context, id)]);
  expect(await getCredit(account)).toBe(417);
  expect(await getReward(account)).toMatchObject({ state: 'granted', way: 'credit', credit_cents: 417 });
  await harness.pass(365 * DAY_MS + 2 * 3_600_000);
  await harness.work(reconcileJob);
  const isOwn = eq(plan_payments.account_id, account.user._id);
  const payments = await harness.app.db.select().from(plan_payments).where(isOwn).orderBy(plan_payments.created_at);
  expect(payments.map(({ kind, amount_cents }) => [kind, amount_cents])).toEqual([
    ['first', 4999],
    ['renewal', 4999 - 417],
  ]);
  expect(await getCredit(account)).toBe(0);
});

test('a friend who is refunded takes an unused credit back; a used one stays, and the reward can be earned again', async () => {
  const account = await payer();
  const [friend = ''] = await addFriends(account);
  await sweep();
  const { id } = await getReward(account);
  await giveCredit(harness.context, id);
  await refund(friend);
  await sweep();
  await harness.behave({ drop_reply: true, only_path: '/v1/customers' });
  await expect(takeCredit(harness.context, id)).rejects.toBeInstanceOf(BillingUnavailable);
  await harness.behave({ drop_reply: false, only_path: null });
  await takeCredit(harness.context, id);
  await takeCredit(harness.context, id);
  expect(await getCredit(account)).toBe(0);
  expect(await getReward(account)).toMatchObject({ state: 'taken_back', credit_back_cents: 417 });
  await addFriends(account, 1);
  await sweep();
  await giveCredit(harness.context, id);
  expect(await getCredit(account)).toBe(417);
  expect(await getReward(account)).toMatchObject({ state: 'granted', times: 2 });
});

test('a reward of a cancelled plan waits until it has ended, and is then months of PRO', async () => {
  const account = await payer();
  await account.call(plans.cancelPlan);
  await harness.work();
  await addFriends(account);
  await sweep();
  expect(await getReward(account)).toMatchObject({ state: 'earned', way: null });
  await harness.pass(366 * DAY_MS);
  await harness.work(reconcileJob);
  await sweep();
  expect(await getReward(account)).toMatchObject({ state: 'granted', way: 'months' });
  expect(await getCredit(account)).toBe(0);
});

test('a refund that arrives while a credit is on its way takes it back once it has arrived', async () => {
  const account = await payer();
  const [friend = ''] = await addFriends(account);
  await sweep();
  await refund(friend);
  await sweep();
  const { id } = await getReward(account);
  expect(await getReward(account)).toMatchObject({ state: 'earned', way: 'credit' });
  await giveCredit(harness.context, id);
  expect(await getReward(account)).toMatchObject({ state: 'taken_back' });
  await takeCredit(harness.context, id);
  expect(await getCredit(account)).toBe(0);
});

test('the card of the first payment is saved: the same for two customers who pay with one', async () => {
  const [one, other, third] = [await signUp(harness.app), await signUp(harness.app), await payer()];
  for (const account of [one, other]) await harness.buy(account, 'pro', 'good', '4000 0012');
  await harness.work();
  const rows = await harness.app.db.select().from(stripe_customers);
  const card = ({ user }: TestAccount) => rows.find(({ account_id }) => account_id === user._id)?.card_fingerprint;
  expect(card(one)).toEqual(expect.any(String));
  expect(card(other)).toBe(card(one));
  expect(card(third)).toEqual(expect.any(String));
  expect(card(third)).not.toBe(card(one));
});

test('[S1-003] a friend whose payment is disputed waits for the bank; one who counts loses that only when the bank takes the money back', async () => {
  const [waiting, counting] = [await signUp(harness.app), await signUp(harness.app)];
  const [[disputed = ''], [later = '']] = [await addFriends(waiting), await addFriends(counting)];
  const setMoney = (id: string, money: { disputed_cents: number; refunded_cents?: number }) =>
    harness.app.db.update(plan_payments).set(money).where(eq(plan_payments.account_id, id));
  const listStates = async (account: TestAccount) =>
    (await account.call(listReferredFriends)).body.items.map(({ state }) => state).sort();
  const listRewards = async ({ user }: TestAccount) =>
    (await harness.app.db.select().from(referral_rewards).where(eq(referral_rewards.account_id, user._id))).map(
      ({ state }) => state,
    );
  await setMoney(disputed, { disputed_cents: 4999 });
  await sweep();
  await setMoney(later, { disputed_cents: 4999 });
  await sweep();
  expect([await listRewards(waiting), await listRewards(counting)]).toEqual([[], ['granted']]);
  expect(await listStates(waiting)).toEqual(['disputed', 'qualified', 'qualified']);
  expect(await listStates(counting)).toEqual(['qualified', 'qualified', 'qualified']);
  // The bank decides for us in one case and for the friend in the other.
  await setMoney(disputed, { disputed_cents: 0 });
  await setMoney(later, { disputed_cents: 0, refunded_cents: 4999 });
  await sweep();
  expect([await listRewards(waiting), await listRewards(counting)]).toEqual([['granted'], ['taken_back']]);
  expect(await listStates(counting)).toEqual(['qualified', 'qualified', 'refunded']);
});
