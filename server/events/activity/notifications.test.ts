import { activity_events, notifications } from '@tangent/db/schema/events/activity.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendReleaseMail } from '../../distribution/release-mail/send-release-mail.ts';
import { reopenRelease } from '../../distribution/review/public.ts';
import { requestTakedown } from '../../distribution/takedown/public.ts';
import type { Mail } from '../../gateways/mail/mailer.ts';
import { HOOKS } from '../../main/modules.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { createMailContext } from '../../testing/fakes/mail-context.ts';
import { addReviewableRelease, addStaff } from '../../testing/fixtures/reviewable-release.ts';
import { acknowledge, listMessages } from '../../testing/fixtures/store-acknowledgements.ts';
import { createDeliveryHarness, type DeliveryHarness } from '../../testing/harness/delivery-harness.ts';

let harness: DeliveryHarness;
beforeAll(async () => {
  harness = await createDeliveryHarness();
  await harness.moveTo('2027-03-01T10:00:00Z');
});
afterAll(() => harness.close());

const VERDICT = { reasons: ['volume' as const], note: null, track_numbers: [], fields: [] };

const listActivity = async (id: string) =>
  (await harness.db.select().from(activity_events).where(eq(activity_events.release_id, id))).map(({ type }) => type);
const listNotified = async (id: string) =>
  (await harness.db.select().from(notifications).where(eq(notifications.release_id, id))).map(({ type }) => type);

/** Returns the text of the email as it would be sent now. */
async function read(mail: Parameters<typeof sendReleaseMail>[1]['mail'], release_id: string): Promise<string> {
  const sent: Mail[] = [];
  const mailer = { send: async (email: Mail) => void sent.push(email) };
  await sendReleaseMail(createMailContext(harness, mailer), { mail, release_id }, 'id');
  return sent[0]?.text.replaceAll(/\s+/g, ' ') ?? '';
}

async function publish(store_ids: string[]): Promise<string> {
  for (const store of store_ids) await harness.sandbox.behave(store, { never_acknowledge: true });
  const { id } = await addReviewableRelease(harness, { store_ids, release_date: '2027-02-20', seconds: 1 });
  await harness.approve(id);
  await harness.workUntil(id, Object.fromEntries(store_ids.map((store) => [store, 'sent'])));
  return id;
}

test('[S3-121] a reopened release appears in the activity, and its owner is notified', async () => {
  const { id } = await addReviewableRelease(harness);
  const staff = await addStaff(harness.db, harness.clock.now());
  await inTransaction(harness.db, (tx) => reopenRelease(tx, staff, id, VERDICT, harness.clock.now()));
  expect(await listActivity(id)).toEqual(['reopened']);
  expect(await listNotified(id)).toEqual(['reopened']);
});

test('[S3-120] a release that goes live appears in the activity once, however many stores show it', async () => {
  const id = await publish(['spotify', 'tidal']);
  for (const store of ['spotify', 'tidal']) {
    const [message] = await listMessages(harness, id, store);
    await acknowledge(harness, store, message as never, { release: 'ReleaseMadeAvailableToConsumers' });
  }
  expect((await listActivity(id)).sort()).toEqual(['approved', 'delivered', 'live', 'published']);
  expect(await listNotified(id)).toEqual(['approved', 'published']);
});

test('the email about stores names each store that needs something from the owner, and what it needs', async () => {
  const id = await publish(['spotify', 'tidal', 'soundcloud']);
  const contents = {
    spotify: { release: 'RightsConflict' },
    tidal: { file: 'ResourceCorrupt' },
    soundcloud: {},
  } as const;
  for (const [store, content] of Object.entries(contents)) {
    const [message] = await listMessages(harness, id, store);
    await acknowledge(harness, store, message as never, content);
  }
  expect(await listNotified(id)).toEqual(['approved', 'store_refused']);
  const email = await read('release_store_refused', id);
  expect(email).toContain('Spotify');
  expect(email).toContain('reivindica direitos');
  expect(email).toContain('help@tangent.example');
  expect(email).not.toContain('TIDAL');
});

test('the email explains a claim and passes on the note from staff', async () => {
  const staff = await addStaff(harness.db, harness.clock.now());
  const takeDown = (id: string, reason: string) =>
    inTransaction(harness.db, (tx) =>
      requestTakedown(tx, staff, id, { reason, confirmed: true, hooks: HOOKS }, harness.clock.now()),
    );
  const [claimed, other] = [await publish(['spotify']), await publish(['spotify'])];
  await takeDown(claimed, 'copyright_claim');
  await takeDown(other, 'Pedido do selo');
  expect(await read('release_takedown_requested', claimed)).toContain('ficam retidos');
  expect(await read('release_takedown_requested', other)).toContain('Pedido do selo');
});
