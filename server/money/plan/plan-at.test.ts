import { grantPlan, revokePlanGrant } from '@tangent/contract/money/backoffice-plan.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { listPlansBefore } from './plan-at.ts';
import { sweepEndedPlans } from './sync/sweep-ended-plans.ts';

let app: TestApp;
let staff: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  staff = await signUp(app);
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, staff.user._id));
});
afterAll(() => app.close());

const grantTo = (account: TestAccount, plan: 'pro' | 'advanced', months: number) =>
  staff.call(grantPlan, { params: { id: account.user._id }, body: { plan, months, note: 'A present' } });
const sweep = () => inTransaction(app.db, (tx) => sweepEndedPlans(tx, app.clock.now()));
const planBefore = async ({ user }: TestAccount, instant: Date) =>
  (await listPlansBefore(app.db, [user._id], instant)).get(user._id) ?? 'free';
const later = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

test('[S6-026] [S6-027] the plan of a past day is known exactly, even when the plan has changed several times since', async () => {
  const account = await signUp(app);
  const start = app.clock.now();
  await grantTo(account, 'pro', 1);
  app.clock.advance(5 * DAY_MS);
  const step = app.clock.now();
  const [grant] = (await grantTo(account, 'advanced', 1)).body.grants.filter(({ plan }) => plan === 'advanced');
  app.clock.advance(2 * DAY_MS);
  const back = app.clock.now();
  await staff.call(revokePlanGrant, { params: { id: grant?.id ?? '' }, body: { note: 'By mistake' } });
  expect(await planBefore(account, start)).toBe('free');
  expect(await planBefore(account, later(start, DAY_MS))).toBe('pro');
  expect(await planBefore(account, step)).toBe('pro');
  expect(await planBefore(account, later(step, DAY_MS))).toBe('advanced');
  expect(await planBefore(account, back)).toBe('advanced');
  expect(await planBefore(account, later(back, DAY_MS))).toBe('pro');
});

test('an expired plan counts as ended at its expiry, however late that is noticed', async () => {
  const account = await signUp(app);
  const { body } = await grantTo(account, 'pro', 1);
  const end = new Date(body.grants[0]?.ends_at ?? '');
  app.clock.advance(end.getTime() - app.clock.now().getTime() + 3 * DAY_MS);
  await sweep();
  expect(await planBefore(account, end)).toBe('pro');
  expect(await planBefore(account, later(end, 1))).toBe('free');
  expect((await listPlansBefore(app.db, [], end)).size).toBe(0);
});
