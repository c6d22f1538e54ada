import { endGrant, grantPlan } from '@tangent/contract/backoffice-plan.ts';
import { users } from '@tangent/db/schema/account.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../platform/sql/transaction.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signUp, type TestPerson } from '../testing/test-person.ts';
import { listPlansBefore } from './plan-at.ts';
import { sweepEnded } from './sweep-ended.ts';

let app: TestApp;
let staff: TestPerson;
beforeAll(async () => {
  app = await openTestApp();
  staff = await signUp(app);
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, staff.user._id));
});
afterAll(() => app.close());

const give = (person: TestPerson, plan: 'pro' | 'advanced', months: number) =>
  staff.call(grantPlan, { params: { id: person.user._id }, body: { plan, months, why: 'A present' } });
const sweep = () => inTransaction(app.db, (tx) => sweepEnded(tx, app.clock.now()));
const planBefore = async ({ user }: TestPerson, moment: Date) =>
  (await listPlansBefore(app.db, [user._id], moment)).get(user._id) ?? 'free';
const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

test('[S6-026] [S6-027] the plan of a day long past is known to the moment, also when the plan changed several times since', async () => {
  const person = await signUp(app);
  const start = app.clock.now();
  await give(person, 'pro', 1);
  app.clock.advance(5 * DAY_MS);
  const step = app.clock.now();
  const [grant] = (await give(person, 'advanced', 1)).body.grants.filter(({ plan }) => plan === 'advanced');
  app.clock.advance(2 * DAY_MS);
  const back = app.clock.now();
  await staff.call(endGrant, { params: { id: grant?.id ?? '' }, body: { why: 'By mistake' } });
  expect(await planBefore(person, start)).toBe('free');
  expect(await planBefore(person, later(start, DAY_MS))).toBe('pro');
  expect(await planBefore(person, step)).toBe('pro');
  expect(await planBefore(person, later(step, DAY_MS))).toBe('advanced');
  expect(await planBefore(person, back)).toBe('advanced');
  expect(await planBefore(person, later(back, DAY_MS))).toBe('pro');
});

test('a plan that ran out ended when it ran out, however late that is noticed', async () => {
  const person = await signUp(app);
  const { body } = await give(person, 'pro', 1);
  const end = new Date(body.grants[0]?.ends_at ?? '');
  app.clock.advance(end.getTime() - app.clock.now().getTime() + 3 * DAY_MS);
  await sweep();
  expect(await planBefore(person, end)).toBe('pro');
  expect(await planBefore(person, later(end, 1))).toBe('free');
  expect((await listPlansBefore(app.db, [], end)).size).toBe(0);
});
