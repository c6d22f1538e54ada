import { rejectRelease } from '@tangent/contract/distribution/backoffice-review.ts';
import { listBackofficeStoreMonths } from '@tangent/contract/money/store-month.ts';
import { getStaffHome } from '@tangent/contract/people/staff-home.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { store_connections } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries, metadata_changes } from '@tangent/db/schema/distribution/delivery.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { fraud_cases } from '@tangent/db/schema/insight/monitoring.ts';
import { fine_disputes } from '@tangent/db/schema/money/fine-dispute.ts';
import { ledger_checks } from '@tangent/db/schema/money/ledger.ts';
import { withdrawals } from '@tangent/db/schema/money/payout.ts';
import { sales_files, suspense_lines } from '@tangent/db/schema/money/sales.ts';
import { form_requests } from '@tangent/db/schema/promotion/form.ts';
import { referrals } from '@tangent/db/schema/promotion/referral.ts';
import { rights_claims } from '@tangent/db/schema/promotion/rights-claim.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { reviewDueMs } from '@tangent/domain/catalogue/release/review/review-due.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { addMonths, getFirstDay, toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { sortQueues, WORK_QUEUES, type WorkQueue } from '@tangent/domain/people/work-queue.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDisputedFine } from '../../testing/fixtures/fine-rows.ts';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, submit } from '../../testing/fixtures/test-release.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
let first: TestAccount;
let second: TestAccount;
let artist: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  [first, second, artist] = [await signUp(app), await signUp(app), await signUp(app)];
  for (const { user } of [first, second]) {
    await app.db.update(users).set({ is_staff: true }).where(eq(users.id, user._id));
  }
});
afterAll(() => app.close());

const readQueues = async (staff: TestAccount) => (await staff.call(getStaffHome)).body.queues;
const readQueue = async (staff: TestAccount, queue: WorkQueue) =>
  (await readQueues(staff)).find((one) => one.queue === queue);
const addReview = async () => {
  const release = await addDraft(app, artist);
  await submit(artist, release);
  await app.runJobs();
  return release.id;
};

test('nothing waits at first, and only staff see it', async () => {
  expect((await artist.call(getStaffHome)).status).toBe(403);
  const queues = await readQueues(first);
  expect(queues.map(({ queue }) => queue)).toEqual([...WORK_QUEUES]);
  for (const { queue, ...figures } of queues) {
    expect(figures, queue).toEqual({ waiting: 0, late: 0, due_at: null, first: null });
  }
});

test('a release waits for every reviewer, and a proposed decision only for another one', async () => {
  const submitted = app.clock.now().getTime();
  const [oldest] = [await addReview(), await addReview()];
  const due_at = new Date(reviewDueMs(submitted)).toISOString();
  const title = (await app.db.select().from(releases).where(eq(releases.id, oldest)))[0]?.title ?? '';
  expect(await readQueue(first, 'reviews')).toMatchObject({ waiting: 2, late: 0, first: { id: oldest, name: title } });
  expect((await readQueue(first, 'reviews'))?.due_at?.slice(0, 10)).toBe(due_at.slice(0, 10));
  const verdict = { reasons: ['already_processed' as const], note: 'Out already.', track_numbers: [1], fields: [] };
  await first.call(rejectRelease, { params: { id: oldest }, body: verdict });
  for (const [staff, seconds] of [
    [first, 0],
    [second, 1],
  ] as const) {
    expect((await readQueue(staff, 'reviews'))?.waiting).toBe(1);
    expect((await readQueue(staff, 'second_approvals'))?.waiting).toBe(seconds);
  }
  app.clock.advance(5 * DAY_MS);
  expect(await readQueue(second, 'second_approvals')).toMatchObject({ late: 1, first: { id: oldest, name: title } });
});

test('the stores whose reports are late are those of the ledger, since the oldest of their months', async () => {
  const release_id = await addReview();
  const months = [5, 4, 3].map((back) => addMonths(toPeriod(utcDay(app.clock.now().getTime())), -back));
  const live = { release_id, state: 'live', changed_at: app.clock.now() } as const;
  await app.db.insert(deliveries).values([
    { ...live, store_id: 'spotify', live_at: new Date(`${getFirstDay(months[0] ?? '')}T00:00:00Z`) },
    {
      ...live,
      store_id: 'deezer',
      live_at: new Date(`${getFirstDay(months[0] ?? '')}T00:00:00Z`),
      removed_at: new Date(`${getFirstDay(months[1] ?? '')}T00:00:00Z`),
    },
  ]);
  const { items } = (await first.call(listBackofficeStoreMonths)).body;
  const late = items.filter(({ gap }) => gap === 'report_late');
  const oldest = late.map(({ report_due_on }) => report_due_on).sort()[0];
  expect(new Set(late.map(({ store_id }) => store_id))).toEqual(new Set(['spotify', 'deezer']));
  expect(await readQueue(first, 'late_reports')).toMatchObject({
    waiting: 2,
    late: 2,
    due_at: `${oldest}T23:59:59.999Z`,
  });
  expect(await readQueue(first, 'late_payments')).toMatchObject({ waiting: 0 });
});

const addClaim = (number: number, change: Partial<typeof rights_claims.$inferInsert>) => {
  const at = app.clock.now();
  const texts = { video_id: 'v', video_title: 'V', video_url: 'https://v.example', channel: 'C', claimant: 'Somebody' };
  return app.db.insert(rights_claims).values({
    ...texts,
    service: 'youtube',
    service_claim_id: `claim-${number}`,
    kind: 'other',
    recording_title: `Recording ${number}`,
    views: 1,
    reference_title: 'R',
    claimed_at: at,
    changed_at: at,
    received_at: at,
    last_state: 'active',
    state: 'open',
    ...change,
  } as typeof rights_claims.$inferInsert);
};

test('every other queue names what waits in it, by its deadline', async () => {
  const account_id = artist.user._id;
  const now = app.clock.now();
  const today = utcDay(now.getTime());
  const { db } = app;
  const release_id = await addReview();
  await db.update(releases).set({ title: 'Wave' }).where(eq(releases.id, release_id));
  await db.insert(metadata_changes).values({
    release_id,
    state: 'proposed',
    proposed_by: account_id,
    wanted: {},
    differences: [],
    created_at: now,
  });
  await addClaim(1, { state: 'answered', answer: 'dispute', due_on: today });
  await addClaim(2, { account_id: null, track_id: null });
  await addClaim(3, { state: 'closed', contradicted: true });
  const request = { account_id, form: 'whitelist-youtube', values: {}, subject: 'My channel', plan: 'free' } as const;
  await db.insert(form_requests).values([
    { ...request, created_at: now, due_at: new Date(now.getTime() - 1) },
    { ...request, created_at: now, due_at: now, status: 'answered', subject: 'Done' },
  ]);
  const fraud = { account_id, release_id, store_id: 'spotify', first_day: today, last_day: today };
  await db.insert(fraud_cases).values({ ...fraud, opened_at: now, changed_at: now });
  await addDisputedFine(app, account_id, 'Genuine');
  await db.update(fine_disputes).set({ state: 'open', due_on: today });
  const delivery = { release_id, store_id: 'spotify', state: 'refused', changed_at: now } as const;
  await db.insert(deliveries).values(delivery);
  await db.insert(store_connections).values({ store_id: 'deezer', stopped_reason: 'authentication', changed_at: now });
  const order = { account_id, amount_cents: 1, fee_cents: 0, plan: 'free', method: 'stripe' } as const;
  const wire = { ...order, destination_id: 'acct', destination: 'Bank', requested_at: now, expected_on: today };
  await db.insert(withdrawals).values([
    { ...wire, needs_approval: true },
    {
      ...wire,
      account_id: second.user._id,
      needs_approval: false,
      state: 'processing',
      is_outcome_unknown: true,
      processing_at: now,
    },
  ]);
  const file = { name: 'october.csv', size_bytes: 1, source: 'backoffice', received_at: now } as const;
  await db.insert(sales_files).values([
    { ...file, state: 'held' },
    { ...file, state: 'posted' },
  ]);
  const line = { file_no: 1, line_no: 2, statement_no: 1, store_id: 'spotify', period: '2026-01-01', country: 'US' };
  const money = { units: 1, gross_amount: '1', gross_micros: 1n, reason: 'unknown_recording', title: 'Lost' } as const;
  await db.insert(suspense_lines).values([
    { ...line, ...money },
    { ...line, ...money, line_no: 3, state: 'matched' },
  ]);
  const results = [
    { rule: 'balanced' as const, count: 2, findings: [] },
    { rule: 'lines' as const, count: 0, findings: [] },
  ];
  await db.insert(ledger_checks).values({ started_at: now, finished_at: new Date(now.getTime() - 1), results });
  const referral = { referrer_id: account_id, friend_id: second.user._id, signed_up_at: now };
  await db.insert(referrals).values({ ...referral, checked_at: now });

  const found = Object.fromEntries((await readQueues(first)).map(({ queue, ...figures }) => [queue, figures]));
  const name = (queue: WorkQueue) => [found[queue]?.waiting, found[queue]?.late, found[queue]?.first?.name];
  expect(name('changes')).toEqual([1, 0, 'Wave']);
  expect(name('disputes')).toEqual([1, 0, 'Recording 1']);
  expect(name('unmatched_claims')).toEqual([2, 0, 'Recording 1']);
  expect(name('contradictions')).toEqual([1, 0, 'Recording 3']);
  expect(name('requests')).toEqual([1, 1, 'My channel']);
  expect(name('fraud_cases')).toEqual([1, 0, 'Wave']);
  expect(name('fines').slice(0, 2)).toEqual([1, 0]);
  expect(name('deliveries')).toEqual([1, 0, 'Wave · Spotify']);
  expect(name('stores')).toEqual([1, 0, 'Deezer']);
  expect(name('approvals')).toEqual([1, 0, artist.user.name]);
  expect(name('unknown_payouts')).toEqual([1, 0, second.user.name]);
  expect(name('sales_files')).toEqual([1, 0, 'october.csv']);
  expect(name('suspense')).toEqual([1, 0, 'Lost']);
  expect(name('ledger')).toEqual([1, 1, 'balanced']);
  expect(name('referrals')).toEqual([1, 0, second.user.name]);
  expect(found.disputes?.due_at).toBe(`${today}T23:59:59.999Z`);
  // Sorted by the first deadline of each queue.
  const queues = (await readQueues(first)).map(({ due_at, ...queue }) => ({
    ...queue,
    due_ms: due_at === null ? null : Date.parse(due_at),
  }));
  expect(queues).toEqual(sortQueues(queues));
});
