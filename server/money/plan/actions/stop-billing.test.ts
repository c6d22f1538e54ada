import { cancelUserPlan, getUserPlan } from '@tangent/contract/money/backoffice-plan.ts';
import { startCheckout } from '@tangent/contract/money/plan.ts';
import * as userCalls from '@tangent/contract/people/backoffice-users.ts';
import { audit_events, users } from '@tangent/db/schema/identity/account.ts';
import { plan_payments } from '@tangent/db/schema/money/plan.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseUser } from '../../../main/personal-data.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import { signUp, type TestAccount } from '../../../testing/fixtures/test-account.ts';
import { createPlanHarness, type PlanHarness } from '../../../testing/harness/plan-harness.ts';

let harness: PlanHarness;
let staff: TestAccount;
beforeAll(async () => {
  harness = await createPlanHarness({ retries: 0 });
  staff = await signUp(harness.app);
  await harness.app.db.update(users).set({ is_staff: true }).where(eq(users.id, staff.user._id));
});
afterAll(() => harness.close());

const NOTE = { note: 'Requested by email' };
const at = ({ user }: TestAccount) => ({ params: { id: user._id } });
const close = (account: TestAccount) => staff.call(userCalls.deactivateUser, { ...at(account), body: NOTE });
const getPlan = async (account: TestAccount) => (await staff.call(getUserPlan, at(account))).body;

async function buyer(plan: 'pro' | 'advanced' = 'pro'): Promise<TestAccount> {
  const account = await signUp(harness.app);
  await harness.buy(account, plan);
  await harness.work();
  return account;
}

test('an account closed during checkout pays nothing: its checkout page is closed', async () => {
  const account = await signUp(harness.app);
  const { address } = (await account.call(startCheckout, { body: { plan: 'pro' } })).body;
  await close(account);
  await harness.work();
  const body = new URLSearchParams({ decision: 'pay', card: 'good' });
  expect((await fetch(address, { method: 'POST', body, redirect: 'manual' })).status).not.toBe(303);
  await harness.work();
  expect(await getPlan(account)).toMatchObject({ plan: 'free', billing: null, payments: [] });
});

test('an erased account has no plan, neither here nor at the payment service; its payments stay in the ledger', async () => {
  const account = await buyer();
  await close(account);
  const [actor, id] = [
    {
      user_id: staff.user._id,
      is_staff: true,
      plan: 'free',
      language: 'en',
    },
    account.user._id,
  ];
  await inTransaction(harness.app.db, (tx) => eraseUser(tx, actor as never, id, harness.app.clock.now()));
  await harness.work();
  const [row] = await harness.getBilled(account);
  expect(await harness.billing.findSubscription(row?.id ?? '')).toMatchObject({ status: 'canceled' });
  expect(await getPlan(account)).toMatchObject({ plan: 'free', billing: null, payments: [{ amount_cents: 4999 }] });
});

test('staff cancels the plan of a banned user who cannot, once and with a reason', async () => {
  const account = await buyer();
  await staff.call(userCalls.banUser, { ...at(account), body: { reason: 'fraud_suspected', note: null } });
  const cancel = () => staff.call(cancelUserPlan, { ...at(account), body: NOTE });
  expect((await getPlan(account)).billing).toMatchObject({ cancel_at_period_end: false });
  expect((await cancel()).body.billing).toMatchObject({ is_pending: true });
  await harness.work();
  expect(await getPlan(account)).toMatchObject({ plan: 'pro', billing: { cancel_at_period_end: true } });
  expect((await cancel()).error.name).toBe('invalid_transition');
  const isIt = and(eq(audit_events.subject_id, account.user._id), eq(audit_events.action, 'user.cancel_plan'));
  expect(await harness.app.db.select().from(audit_events).where(isIt)).toMatchObject([
    { actor_id: staff.user._id, details: NOTE },
  ]);
});

test('a closed account keeps its plan until the end of the year and is not charged again', async () => {
  const account = await buyer('advanced');
  await close(account);
  expect((await getPlan(account)).billing).toMatchObject({ is_pending: true });
  expect(await harness.work()).toBe(0);
  const { plan, billing } = await getPlan(account);
  expect([plan, billing?.cancel_at_period_end, billing?.is_pending]).toEqual(['advanced', true, false]);
  await harness.pass(Date.parse(billing?.period_end ?? '') - harness.app.clock.now().getTime() + 1000);
  await harness.work();
  expect(await harness.listPlanChanges(account)).toEqual(['started', 'cancelled', 'ended']);
  const isOwn = eq(plan_payments.account_id, account.user._id);
  expect(await harness.app.db.$count(plan_payments, isOwn)).toBe(1);
});
