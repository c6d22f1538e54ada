import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { delivery_attempts } from '@tangent/db/schema/distribution/delivery.ts';
import { audit_events } from '@tangent/db/schema/identity/account.ts';
import { outbox_guard } from '@tangent/db/schema/messaging/outbox.ts';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { deliveryModule } from '../../distribution/delivery/module.ts';
import { holdOutbox, listWaiting, pauseStore, releaseOutbox, resumeStore } from '../../distribution/delivery/public.ts';
import type { Mail } from '../../gateways/mail/mailer.ts';
import { sendWelcomeMail } from '../../identity/account/send-welcome-mail.ts';
import { runOutbox } from '../../main/run/run-outbox.ts';
import { buildJobHandlers } from '../../platform/jobs/build-job-handlers.ts';
import { runJobsNow } from '../../platform/jobs/run-jobs-now.ts';
import { type Database, openDatabase } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { createMailContext } from '../../testing/fakes/mail-context.ts';
import { createTestClock } from '../../testing/fakes/test-clock.ts';
import { addReviewableRelease, addStaff } from '../../testing/fixtures/reviewable-release.ts';
import { createDeliveryHarness, type DeliveryHarness } from '../../testing/harness/delivery-harness.ts';
import type { MailContext } from '../mail/context.ts';
import { checkOutboxGuard, findOutboxHold } from './public.ts';

let harness: DeliveryHarness;
beforeAll(async () => {
  harness = await createDeliveryHarness();
});
afterAll(() => harness.close());

const machine = (name: string, db: Database['db'] = harness.db) => ({
  ...harness,
  db,
  data_dir: path.join(harness.folder, name),
});
const countReceived = async () => (await readdir(harness.sandbox.message_folder).catch(() => [])).length;

/** Simulates a restored backup: every row, in a newly created database. */
async function restoreElsewhere(): Promise<Database & { url: string }> {
  const name = `${harness.database.url.match(/test_[0-9a-f]+/)?.[0]}_restored`;
  const admin = new pg.Client({ connectionString: inject('postgres_url') });
  await admin.connect();
  const source = name.replace('_restored', '');
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [source]);
  await admin.query(`create database ${name} template ${source}`);
  await admin.end();
  const url = harness.database.url.replace(source, name);
  return { url, ...openDatabase({ url, onError: () => {} }) };
}

function listMails(db: Database['db']): { sent: Mail[]; context: MailContext } {
  const sent: Mail[] = [];
  const context = createMailContext({ db, clock: createTestClock() }, { send: async (mail) => void sent.push(mail) });
  return { sent, context };
}

test('a restored backup sends nothing to stores or users until staff releases it', async () => {
  const staff = await addStaff(harness.db, harness.clock.now());
  await inTransaction(harness.db, (tx) =>
    pauseStore(tx, staff, 'deezer', 'so that something waits', harness.clock.now()),
  );
  const { id, owner } = await addReviewableRelease(harness, { store_ids: ['deezer'] });
  await harness.approve(id);
  await harness.work();
  expect(await checkOutboxGuard(machine('first'))).toBeNull();

  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const copy = await restoreElsewhere();
  const there = machine('elsewhere', copy.db);
  const handlers = buildJobHandlers(deliveryModule, there);
  const work = () => runJobsNow({ url: copy.url, handlers, log: harness.log });
  const { sent, context } = listMails(copy.db);
  await inTransaction(copy.db, (tx) => resumeStore(tx, staff, 'deezer', harness.clock.now()));

  expect(await checkOutboxGuard(there)).toBe('copy');
  for (let rounds = 0; rounds < 2; rounds++) await work();
  await expect(sendWelcomeMail(context, { user_id: owner }, 'm')).rejects.toThrow('held');
  expect(await copy.db.select().from(delivery_attempts)).toEqual([]);
  expect([await countReceived(), sent.length]).toEqual([0, 0]);
  expect((await listWaiting(copy.db)).stores).toEqual([{ store_id: 'deezer', messages: 1 }]);
  // No other database is affected: the original continues.
  expect(await checkOutboxGuard(machine('first'))).toBeNull();

  await inTransaction(copy.db, (tx) => releaseOutbox(tx, staff, harness.clock.now()));
  expect(await checkOutboxGuard(there)).toBeNull();
  await vi.waitFor(
    async () => {
      await work();
      expect(await countReceived()).toBe(1);
    },
    { timeout: 30_000 },
  );
  await sendWelcomeMail(context, { user_id: owner }, 'm');
  expect(sent).toHaveLength(1);
  const actions = await copy.db.select().from(audit_events).where(eq(audit_events.subject_kind, 'outbox'));
  expect(actions).toMatchObject([
    { action: 'outbox.release', actor_id: staff.user_id, details: { held_because: 'copy' } },
  ]);
  await copy.close();
  errors.mockRestore();
});

test('a database restored in place is detected by the note of any machine, and released for all of them', async () => {
  const [one, other, third] = [machine('one'), machine('other'), machine('third')];
  for (const each of [one, other, one, one, other]) expect(await checkOutboxGuard(each)).toBeNull();
  const [before] = await harness.db.select().from(outbox_guard);
  expect(await checkOutboxGuard(other)).toBeNull();

  await harness.db.update(outbox_guard).set({ mark: before?.mark ?? 0 });
  expect(await checkOutboxGuard(third)).toBeNull();
  await harness.db.update(outbox_guard).set({ mark: before?.mark ?? 0 });
  expect(await checkOutboxGuard(other)).toBe('set_back');
  for (const each of [one, third, machine('without a note')]) expect(await checkOutboxGuard(each)).toBe('set_back');

  const staff = await addStaff(harness.db, harness.clock.now());
  await inTransaction(harness.db, (tx) => releaseOutbox(tx, staff, harness.clock.now()));
  for (const each of [other, third, one]) expect(await checkOutboxGuard(each)).toBeNull();
});

test('a hold by staff stops the outbox of running workers, and a release resumes it', async () => {
  let running = 0;
  const open = async () => {
    running += 1;
    const stop = async () => {
      running -= 1;
    };
    return { stop };
  };
  const staff = await addStaff(harness.db, harness.clock.now());
  const outbox = await runOutbox(machine('worker'), open, 20);
  expect(running).toBe(1);
  await inTransaction(harness.db, (tx) => holdOutbox(tx, staff, harness.clock.now()));
  expect(await findOutboxHold(harness.db)).toBe('by_hand');
  await expect.poll(() => running).toBe(0);
  await inTransaction(harness.db, (tx) => releaseOutbox(tx, staff, harness.clock.now()));
  await expect.poll(() => running).toBe(1);
  await outbox.stop();
  expect(running).toBe(0);
});

test('simultaneous checks of a new database agree that it is at home', async () => {
  await harness.db.delete(outbox_guard);
  const rounds = ['a', 'a', 'b', 'b', 'c', 'd'].map((name) => checkOutboxGuard(machine(name)));
  expect(await Promise.all(rounds)).toEqual(rounds.map(() => null));
});
