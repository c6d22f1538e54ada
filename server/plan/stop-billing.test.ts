import * as people from '@tangent/contract/backoffice-people.ts';
import { cancelPersonPlan, getPersonPlan } from '@tangent/contract/backoffice-plan.ts';
import { startCheckout } from '@tangent/contract/plan.ts';
import { audit_events, users } from '@tangent/db/schema/account.ts';
import { plan_payments } from '@tangent/db/schema/plan.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { erasePerson } from '../people/public.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import { openPlanRig, type PlanRig } from '../testing/plan-rig.ts';
import { signUp, type TestPerson } from '../testing/test-person.ts';

let rig: PlanRig;
let staff: TestPerson;
beforeAll(async () => {
  rig = await openPlanRig({ retries: 0 });
  staff = await signUp(rig.app);
  await rig.app.db.update(users).set({ is_staff: true }).where(eq(users.id, staff.user._id));
});
afterAll(() => rig.close());

const WHY = { why: 'Asked by letter' };
const at = ({ user }: TestPerson) => ({ params: { id: user._id } });
const close = (person: TestPerson) => staff.call(people.deactivatePerson, { ...at(person), body: WHY });
const planOf = async (person: TestPerson) => (await staff.call(getPersonPlan, at(person))).body;

async function buyer(plan: 'pro' | 'advanced' = 'pro'): Promise<TestPerson> {
  const person = await signUp(rig.app);
  await rig.buy(person, plan);
  await rig.work();
  return person;
}

test('nobody pays for an account that was closed meanwhile: the page on which they would is closed', async () => {
  const person = await signUp(rig.app);
  const { address } = (await person.call(startCheckout, { body: { plan: 'pro' } })).body;
  await close(person);
  await rig.work();
  const body = new URLSearchParams({ decision: 'pay', card: 'good' });
  expect((await fetch(address, { method: 'POST', body, redirect: 'manual' })).status).not.toBe(303);
  await rig.work();
  expect(await planOf(person)).toMatchObject({ plan: 'free', billing: null, payments: [] });
});

test('an account that is erased has no plan any more, neither here nor at the payment service; what it paid stays in the books', async () => {
  const person = await buyer();
  await close(person);
  const [actor, id] = [
    {
      user_id: staff.user._id,
      is_staff: true,
      plan: 'free',
      language: 'en',
    },
    person.user._id,
  ];
  await inTransaction(rig.app.db, (tx) => erasePerson(tx, actor as never, id, rig.app.clock.now()));
  await rig.work();
  const [row] = await rig.billedOf(person);
  expect(await rig.billing.findSubscription(row?.id ?? '')).toMatchObject({ status: 'canceled' });
  expect(await planOf(person)).toMatchObject({ plan: 'free', billing: null, payments: [{ amount_cents: 4999 }] });
});

test('staff cancels the plan of somebody who is banned and cannot, once and with a reason', async () => {
  const person = await buyer();
  await staff.call(people.banPerson, { ...at(person), body: { reason: 'fraud_suspected', note: null } });
  const cancel = () => staff.call(cancelPersonPlan, { ...at(person), body: WHY });
  expect((await planOf(person)).billing).toMatchObject({ cancel_at_period_end: false });
  expect((await cancel()).body.billing).toMatchObject({ is_awaited: true });
  await rig.work();
  expect(await planOf(person)).toMatchObject({ plan: 'pro', billing: { cancel_at_period_end: true } });
  expect((await cancel()).error.name).toBe('invalid_transition');
  const isIt = and(eq(audit_events.subject_id, person.user._id), eq(audit_events.act, 'user.cancel_plan'));
  expect(await rig.app.db.select().from(audit_events).where(isIt)).toMatchObject([
    { actor_id: staff.user._id, details: WHY },
  ]);
});

test('an account that is closed keeps its plan to the end of the year, and is not charged again', async () => {
  const person = await buyer('advanced');
  await close(person);
  expect((await planOf(person)).billing).toMatchObject({ is_awaited: true });
  expect(await rig.work()).toBe(0);
  const { plan, billing } = await planOf(person);
  expect([plan, billing?.cancel_at_period_end, billing?.is_awaited]).toEqual(['advanced', true, false]);
  await rig.pass(Date.parse(billing?.period_end ?? '') - rig.app.clock.now().getTime() + 1000);
  await rig.work();
  expect(await rig.changesOf(person)).toEqual(['started', 'cancelled', 'ended']);
  const isTheirs = eq(plan_payments.account_id, person.user._id);
  expect(await rig.app.db.$count(plan_payments, isTheirs)).toBe(1);
});
