import { currentUser } from '@tangent/contract/auth.ts';
import { endGrant, getPersonPlan, grantPlan } from '@tangent/contract/backoffice-plan.ts';
import { createLabel, listLabels } from '@tangent/contract/label.ts';
import { audit_events, users } from '@tangent/db/schema/account.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBilledPlan } from '../testing/plan-rows.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { receiveMails } from '../testing/test-mail.ts';
import { signUp, type TestPerson } from '../testing/test-person.ts';

let app: TestApp;
let staff: TestPerson;
beforeAll(async () => {
  app = await openTestApp();
  staff = await signUpStaff();
});
afterAll(() => app.close());

async function signUpStaff(): Promise<TestPerson> {
  const person = await signUp(app);
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, person.user._id));
  return person;
}

const WISH = { plan: 'advanced', months: 3, why: 'Won the contest' } as const;
const at = ({ user }: TestPerson) => ({ params: { id: user._id } });
const give = (person: TestPerson, wish: object = WISH, by = staff) =>
  by.call(grantPlan, { ...at(person), body: { ...WISH, ...wish } });
const take = (id = '', by = staff) => by.call(endGrant, { params: { id }, body: { why: 'By mistake' } });
const planOf = async (person: TestPerson) => (await person.call(currentUser)).body.plan;
const actsAbout = async ({ user }: TestPerson) =>
  (await app.db.select().from(audit_events).where(eq(audit_events.subject_id, user._id)).orderBy(audit_events.id)).map(
    ({ act, actor_id, actor_kind, details }) => ({ act, actor_id, actor_kind, details }),
  );
const mailsTo = async ({ user }: TestPerson) =>
  (await receiveMails(app)).filter(({ to }) => to.address === user.email).map(({ subject }) => subject);

test('staff gives a plan for some months, and takes it back: it counts from the next call on, its owner is told, nothing is lost', async () => {
  const person = await signUp(app);
  await mailsTo(person);
  const { body } = await give(person);
  expect(body).toMatchObject({ plan: 'advanced', provider: 'grant', billing: null, payments: [] });
  const [grant] = body.grants;
  expect(grant).toMatchObject({ reason: WISH.why, granted_by: 'Ada Yıldız', is_running: true, revoked_at: null });
  expect(await planOf(person)).toBe('advanced');
  expect((await person.call(createLabel, { body: { name: 'Yıldız Plak' } })).status).toBe(201);
  const after = (await take(grant?.id)).body;
  expect(after).toMatchObject({ plan: 'free', grants: [{ is_running: false, revoked_at: expect.any(String) }] });
  expect(await planOf(person)).toBe('free');
  expect((await person.call(listLabels)).body.items).toHaveLength(1);
  const by = { actor_id: staff.user._id, actor_kind: 'staff' };
  const details = { plan: 'advanced', provider: 'grant' };
  expect(await actsAbout(person)).toMatchObject([
    { act: 'plan.granted', ...by, details: { ...details, why: WISH.why, until: grant?.ends_at } },
    { act: 'plan.grant_ended', ...by, details: { ...details, why: 'By mistake' } },
  ]);
  expect(await mailsTo(person)).toEqual(['Advanced is a present', 'The Advanced we gave you has ended']);
  expect((await take(grant?.id)).error.name).toBe('invalid_transition');
});

test('more months of the same plan follow those that are left', async () => {
  const person = await signUp(app);
  const [first] = (await give(person)).body.grants;
  const { body } = await give(person, { months: 12 });
  expect(body.grants.map(({ is_running }) => is_running)).toEqual([true, true]);
  const until = new Date(first?.ends_at ?? '');
  until.setUTCFullYear(until.getUTCFullYear() + 1);
  expect(body.expires_at).toBe(until.toISOString());
});

test('nobody gives themselves a plan, and who does not work here neither gives nor sees one', async () => {
  const person = await signUp(app);
  expect((await give(staff)).error.name).toBe('permission_denied');
  expect((await staff.call(getPersonPlan, at(staff))).body.grantable).toEqual([]);
  const other = await signUpStaff();
  const [grant] = (await give(staff, WISH, other)).body.grants;
  expect((await take(grant?.id)).error.name).toBe('permission_denied');
  expect((await give(person, WISH, person)).error.name).toBe('permission_denied');
  expect((await take(grant?.id, person)).error.name).toBe('permission_denied');
  expect((await person.call(getPersonPlan, at(person))).error.name).toBe('permission_denied');
  expect((await give(person, { months: 25 })).error.name).toBe('invalid_input');
  expect((await give(person, { why: ' ' })).error.name).toBe('invalid_input');
});

test('where as much is paid nothing is given; what brings more counts while it lasts, then what is paid', async () => {
  const person = await signUp(app);
  await addBilledPlan(app, person.user._id, 'pro');
  expect((await give(person, { plan: 'pro' })).error.name).toBe('plan_is_paid');
  expect((await give(person, { plan: 'pro', provider: 'apple' })).error.name).toBe('plan_is_paid');
  const { body } = await give(person);
  expect(body).toMatchObject({ plan: 'advanced', provider: 'grant', grantable: ['advanced'] });
  expect(body.billing).toMatchObject({ subscription_id: `sub_${person.user._id}`, plan: 'pro', status: 'active' });
  expect(body.payments).toMatchObject([{ number: 'T-1', amount_cents: 4999, state: 'paid' }]);
  expect((await take(body.grants[0]?.id)).body).toMatchObject({ plan: 'pro', provider: 'stripe' });
});

test('a plan that Apple bills is noted by staff, and we write nothing about it', async () => {
  const person = await signUp(app);
  await mailsTo(person);
  const { body } = await give(person, { plan: 'pro', provider: 'apple' });
  expect(body).toMatchObject({ plan: 'pro', provider: 'apple' });
  expect((await person.call(currentUser)).body.subscription).toMatchObject({ provider: 'apple', status: 'active' });
  expect(await mailsTo(person)).toEqual([]);
  expect((await actsAbout(person)).map(({ act }) => act)).toEqual(['plan.granted']);
});
