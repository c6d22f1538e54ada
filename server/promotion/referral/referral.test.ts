import * as calls from '@tangent/contract/promotion/referral.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { payout_methods } from '@tangent/db/schema/money/payout.ts';
import { plan_grants, plan_payments, plan_refunds, stripe_customers } from '@tangent/db/schema/money/plan.ts';
import { referral_rewards } from '@tangent/db/schema/promotion/referral.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@tangent/domain/duration.ts';
import type { FriendState } from '@tangent/domain/promotion/referral/friend-state.ts';
import type { ReferralTier } from '@tangent/domain/promotion/referral/tier.ts';
import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { saveReferral } from './save-referral.ts';
import { sweepReferrals } from './sweep-referrals.ts';

let app: TestApp;
let staff: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  staff = await signUp(app);
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, staff.user._id));
});
afterAll(() => app.close());

/** A person of a story. Days count back from the end of the story. */
interface Person {
  email?: string;
  /** The address that the sign-up came from. */
  from?: string;
  signed_up?: number;
  /** Minutes after that day began. */
  minute?: number;
  /** The day of the first payment; absent for none. */
  paid?: number;
  card?: string;
  /** The money of the first payment went back, by staff or by the guarantee. */
  refund?: 'staff' | 'guarantee';
  payout?: string;
  closed?: boolean;
}

interface Story {
  name: string;
  referrer?: Person;
  friends: Person[];
  states: Partial<Record<FriendState, number>>;
  rewards: ReferralTier[];
  /** The decision of staff about the friends who wait, and the rewards after it. */
  staff?: { decision: 'accepted' | 'declined'; rewards: ReferralTier[] };
}

let people = 0;

async function addPerson(person: Person, referrer_code: string | null): Promise<{ id: string; code: string }> {
  people += 1;
  const { email = `person${people}@posteo.example`, signed_up = 30, minute = people * 97, closed = false } = person;
  const created_at = new Date(app.clock.now().getTime() - signed_up * DAY_MS - 2 * DAY_MS + minute * MINUTE_MS);
  const names = { first_name: 'Nora', last_name: 'Deniz', username: `person${people}`, email };
  const code = `code${people}`;
  const account = { id: uuidv7(), ...names, language: 'en', marketing: false, referral_code: code } as const;
  await inTransaction(app.db, async (tx) => {
    const deactivated_at = closed ? app.clock.now() : null;
    await tx.insert(users).values({ ...account, deactivated_at, terms_accepted_at: created_at, created_at });
    const ip_address = person.from ?? `198.18.${people % 250}.7`;
    await saveReferral(tx, { account_id: account.id, referral_code: referrer_code, ip_address, at: created_at });
  });
  await addMoney(account.id, person);
  return { id: account.id, code };
}

async function addMoney(account_id: string, { paid, card, refund, payout }: Person): Promise<void> {
  const { db, clock } = app;
  if (payout) await db.insert(payout_methods).values({ account_id, payoneer_email: payout, changed_at: clock.now() });
  if (paid === undefined && card === undefined) return;
  const paid_at = paid === undefined ? null : new Date(clock.now().getTime() - paid * DAY_MS);
  const created_at = paid_at ?? clock.now();
  const customer = { account_id, customer_id: `cus_${account_id}`, card_fingerprint: card ?? `card ${account_id}` };
  await db.insert(stripe_customers).values({ ...customer, first_paid_at: paid_at, created_at });
  if (paid_at === null) return;
  const invoice = { account_id, subscription_id: `sub_${account_id}`, invoice_id: `in_${account_id}` };
  const payment = { kind: 'first', plan: 'pro', state: 'paid', amount_cents: 4999 } as const;
  const refunded_cents = refund === undefined ? 0 : 4999;
  await db.insert(plan_payments).values({ ...invoice, ...payment, refunded_cents, created_at, paid_at });
  if (refund !== 'guarantee') return;
  const refunded = { account_id, subscription_id: invoice.subscription_id, amount_cents: 4999 };
  await db.insert(plan_refunds).values({ ...refunded, requested_at: clock.now() });
}

const sweep = () => inTransaction(app.db, (tx) => sweepReferrals(tx, app.clock.now()));

async function listRewards(accountId: string): Promise<ReferralTier[]> {
  const isGranted = and(eq(referral_rewards.account_id, accountId), eq(referral_rewards.state, 'granted'));
  return (await app.db.select().from(referral_rewards).where(isGranted).orderBy(referral_rewards.id)).map(
    ({ tier }) => tier,
  );
}

async function listStaffRows(referrerId: string): Promise<calls.StaffReferral[]> {
  const rows: calls.StaffReferral[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const query = { show: 'all', ...(cursor ? { cursor } : {}) } as const;
    const { body } = await staff.call(calls.listStaffReferrals, { query });
    rows.push(...body.items.filter(({ referrer }) => referrer.id === referrerId));
    cursor = body.next_cursor;
  }
  return rows;
}

const many = (count: number, person: Person = {}): Person[] =>
  Array.from({ length: count }, () => ({ paid: 15, ...person }));

const HONEST: Story[] = [
  { name: 'nobody invited', friends: [], states: {}, rewards: [] },
  { name: 'two friends count', friends: many(2), states: { qualified: 2 }, rewards: [] },
  { name: 'three friends count', friends: many(3), states: { qualified: 3 }, rewards: ['bronze'] },
  { name: 'nine friends count', friends: many(9), states: { qualified: 9 }, rewards: ['bronze'] },
  { name: 'ten friends count', friends: many(10), states: { qualified: 10 }, rewards: ['bronze', 'silver'] },
  {
    name: 'twenty-five friends count',
    friends: many(25),
    states: { qualified: 25 },
    rewards: ['bronze', 'silver', 'gold'],
  },
  {
    name: 'the third payment is 13 days old',
    friends: [...many(2), ...many(1, { paid: 13 })],
    states: { qualified: 2, paid: 1 },
    rewards: [],
  },
  {
    name: 'the third friend stays on Free',
    friends: [...many(2), {}],
    states: { qualified: 2, registered: 1 },
    rewards: [],
  },
  {
    name: 'a band signs up from one room on one evening',
    friends: many(3, { from: '203.0.113.7', minute: 5 }),
    states: { qualified: 3 },
    rewards: ['bronze'],
  },
  {
    name: 'another band in that room, invited by somebody else',
    friends: many(3, { from: '203.0.113.7', minute: 5 }),
    states: { qualified: 3 },
    rewards: ['bronze'],
  },
  {
    name: 'the referrer invites a flatmate, on the same network',
    referrer: { from: '203.0.113.9', minute: 0 },
    friends: [...many(2), { paid: 15, from: '203.0.113.22', minute: 40 }],
    states: { qualified: 3 },
    rewards: ['bronze'],
  },
  {
    name: 'a parent pays for two friends with one card',
    friends: [...many(2, { card: 'parent' }), ...many(1)],
    states: { qualified: 3 },
    rewards: ['bronze'],
  },
  {
    name: 'five follow one link within an hour, each from elsewhere',
    friends: many(5, { minute: 10 }),
    states: { qualified: 5 },
    rewards: ['bronze'],
  },
  {
    name: 'one friend uses a disposable address',
    friends: [...many(2), { paid: 15, email: 'muse@mailinator.com' }],
    states: { qualified: 3 },
    rewards: ['bronze'],
  },
  {
    name: 'two friends share a first name at one provider',
    friends: [...many(1), { paid: 15, email: 'a.lee@posteo.de' }, { paid: 15, email: 'alee@posteo.de' }],
    states: { qualified: 3 },
    rewards: ['bronze'],
  },
  {
    name: 'a friend leaves after counting',
    friends: [...many(2), { paid: 15, closed: true }],
    states: { qualified: 3 },
    rewards: ['bronze'],
  },
  {
    name: 'a workshop of six signs up in one room: staff looks and accepts',
    friends: many(6, { from: '203.0.113.40', minute: 3 }),
    states: { checking: 6 },
    rewards: [],
    staff: { decision: 'accepted', rewards: ['bronze'] },
  },
  {
    name: 'the referrer pays for a friend once: staff asks and accepts',
    referrer: { card: 'lena', paid: 60 },
    friends: [...many(2), { paid: 15, card: 'lena' }],
    states: { qualified: 2, checking: 1 },
    rewards: [],
    staff: { decision: 'accepted', rewards: ['bronze'] },
  },
  {
    name: 'a family of three with one card: staff asks and accepts',
    friends: many(3, { card: 'family' }),
    states: { checking: 3 },
    rewards: [],
    staff: { decision: 'accepted', rewards: ['bronze'] },
  },
];

const ABUSIVE: Story[] = [
  {
    name: 'three accounts of the referrer with one card',
    referrer: { card: 'own', paid: 60 },
    friends: many(3, { card: 'own' }),
    states: { checking: 3 },
    rewards: [],
    staff: { decision: 'declined', rewards: [] },
  },
  {
    name: 'one card for five people',
    friends: many(5, { card: 'five' }),
    states: { checking: 5 },
    rewards: [],
    staff: { decision: 'declined', rewards: [] },
  },
  {
    name: 'a ring of 30 accounts with three cards',
    friends: [...many(10, { card: 'r1' }), ...many(10, { card: 'r2' }), ...many(10, { card: 'r3' })],
    states: { checking: 30 },
    rewards: [],
    staff: { decision: 'declined', rewards: [] },
  },
  {
    name: 'plus addresses of the referrer',
    referrer: { email: 'lena@posteo.de' },
    friends: ['a', 'b', 'c'].map((tag) => ({ paid: 15, email: `Lena+${tag}@posteo.de` })),
    states: { checking: 3 },
    rewards: [],
    staff: { decision: 'declined', rewards: [] },
  },
  {
    name: 'dots in one mailbox of Gmail',
    friends: ['m.ira@gmail.com', 'mi.ra@gmail.com', 'mir.a@googlemail.com'].map((email) => ({ paid: 15, email })),
    states: { checking: 3 },
    rewards: [],
    staff: { decision: 'declined', rewards: [] },
  },
  {
    name: 'friends who are paid out to the referrer',
    referrer: { payout: 'lena@payoneer.example' },
    friends: [...many(1, { payout: 'Lena@payoneer.example' }), ...many(2)],
    states: { qualified: 2, checking: 1 },
    rewards: [],
    staff: { decision: 'declined', rewards: [] },
  },
  {
    name: 'disposable addresses from one room',
    friends: ['x', 'y', 'z'].map((name) => ({
      paid: 15,
      email: `${name}@yopmail.com`,
      from: '203.0.113.80',
      minute: 8,
    })),
    states: { checking: 3 },
    rewards: [],
    staff: { decision: 'declined', rewards: [] },
  },
  {
    name: 'a script makes 30 accounts in an hour behind one router, ten of them pay',
    friends: [
      ...many(10, { from: '2001:db8::7', minute: 2 }),
      ...many(20, { from: '2001:db8::9', minute: 20, paid: 5 }),
    ],
    states: { checking: 10, paid: 20 },
    rewards: [],
    staff: { decision: 'declined', rewards: [] },
  },
  {
    name: 'all ask for the money back on day 13',
    friends: many(3, { refund: 'guarantee' }),
    states: { refunded: 3 },
    rewards: [],
  },
  {
    name: 'one of three is refunded by staff on day 20',
    friends: [...many(2), { paid: 21, refund: 'staff' }],
    states: { qualified: 2, refunded: 1 },
    rewards: [],
  },
  {
    name: 'many accounts that never pay',
    friends: Array.from({ length: 30 }, () => ({})),
    states: { registered: 30 },
    rewards: [],
  },
  {
    name: 'cards of an earlier ring under another code',
    friends: many(3, { card: 'r1' }),
    states: { checking: 3 },
    rewards: [],
    staff: { decision: 'declined', rewards: [] },
  },
];

test.each([...HONEST, ...ABUSIVE])('[S1-003] $name', async (story) => {
  const referrer = await addPerson(story.referrer ?? {}, null);
  for (const friend of story.friends) await addPerson(friend, referrer.code);
  // Twice, and twice at the same time: a reward is given once.
  await Promise.all([sweep(), sweep()]);
  await sweep();
  const states = (await listStaffRows(referrer.id)).map(({ state }) => state);
  const counted = Object.fromEntries([...new Set(states)].map((s) => [s, states.filter((one) => one === s).length]));
  expect(counted).toEqual(story.states);
  expect(await listRewards(referrer.id)).toEqual(story.rewards);
  if (!story.staff) return;
  const body = { decision: story.staff.decision, note: 'asked both by mail' };
  for (const { id, state } of await listStaffRows(referrer.id))
    if (state === 'checking') await staff.call(calls.decideReferral, { params: { id }, body });
  expect(await listRewards(referrer.id)).toEqual(story.staff.rewards);
});

test('[S1-003] a reward gives a free account PRO at once; a friend who is refunded later takes the rest of it back, and the next friend brings it again', async () => {
  const referrer = await addPerson({}, null);
  const friends = [];
  for (const friend of many(3)) friends.push(await addPerson(friend, referrer.code));
  await sweep();
  const listGrants = () => app.db.select().from(plan_grants).where(eq(plan_grants.account_id, referrer.id));
  const [grant] = await listGrants();
  expect(grant).toMatchObject({ plan: 'pro', provider: 'grant', revoked_at: null });
  const days = ((grant?.ends_at.getTime() ?? 0) - (grant?.starts_at.getTime() ?? 0)) / DAY_MS;
  expect(days).toBeGreaterThanOrEqual(28);
  expect(days).toBeLessThanOrEqual(31);
  const id = friends[0]?.id ?? '';
  await app.db.update(plan_payments).set({ refunded_cents: 4999 }).where(eq(plan_payments.account_id, id));
  await sweep();
  await sweep();
  expect(await listRewards(referrer.id)).toEqual([]);
  expect((await listGrants()).map(({ revoked_at }) => revoked_at)).toEqual([expect.any(Date)]);
  await addPerson({ paid: 15 }, referrer.code);
  await sweep();
  expect(await listRewards(referrer.id)).toEqual(['bronze']);
  expect((await listGrants()).filter(({ revoked_at }) => revoked_at === null)).toHaveLength(1);
});

test('a referrer sees the own link with its visits and why each friend counts; addresses are hidden, and nobody else sees them', async () => {
  const owner = await signUp(app);
  const { code } = (await owner.call(calls.getReferral)).body;
  await addPerson({ email: 'nora@posteo.de', paid: 8 }, code);
  const visit = (ref: string) => owner.call(calls.countReferralVisit, { body: { ref } });
  await Promise.all([visit(code), visit(code.toUpperCase()), visit('nobody')]);
  expect((await owner.call(calls.getReferral)).body).toMatchObject({
    visits: 2,
    registered: 1,
    paid: 1,
    qualified: 0,
    way: 'months',
    rewards: [],
  });
  const { items } = (await owner.call(calls.listReferredFriends)).body;
  expect(items).toMatchObject([{ address: 'n…@posteo.de', state: 'paid', paid_day: 9 }]);
  const other = await signUp(app);
  expect((await other.call(calls.listReferredFriends)).body.items).toEqual([]);
  const decision = { params: { id: items[0]?.id ?? '' }, body: { decision: 'accepted', note: 'me' } } as const;
  expect((await owner.call(calls.decideReferral, decision)).error.name).toBe('permission_denied');
});

test('staff decides about no invitation of their own', async () => {
  const { code } = (await staff.call(calls.getReferral)).body;
  const friend = await addPerson({ paid: 15 }, code);
  const [row] = await listStaffRows(staff.user._id);
  expect(row?.friend.id).toBe(friend.id);
  const decision = { params: { id: row?.id ?? '' }, body: { decision: 'accepted', note: 'mine' } } as const;
  expect((await staff.call(calls.decideReferral, decision)).error.name).toBe('permission_denied');
});

test('a second subscription that was bought by mistake and refunded does not count against a friend', async () => {
  const referrer = await addPerson({}, null);
  const friends = [];
  for (const friend of many(3)) friends.push(await addPerson(friend, referrer.code));
  const [account_id = ''] = friends.map(({ id }) => id);
  const paid_at = new Date(app.clock.now().getTime() - 15 * DAY_MS + HOUR_MS);
  const second = { account_id, subscription_id: 'sub_again', invoice_id: 'in_again', kind: 'first' } as const;
  const money = { plan: 'pro', state: 'paid', amount_cents: 4999, refunded_cents: 4999 } as const;
  await app.db.insert(plan_payments).values({ ...second, ...money, created_at: paid_at, paid_at });
  await sweep();
  expect(await listRewards(referrer.id)).toEqual(['bronze']);
});

test('a restricted account gets its reward when the restriction is lifted', async () => {
  const referrer = await addPerson({}, null);
  await app.db.update(users).set({ freeze: true }).where(eq(users.id, referrer.id));
  for (const friend of many(3)) await addPerson(friend, referrer.code);
  await sweep();
  expect(await listRewards(referrer.id)).toEqual([]);
  await app.db.update(users).set({ freeze: false }).where(eq(users.id, referrer.id));
  await sweep();
  expect(await listRewards(referrer.id)).toEqual(['bronze']);
});
