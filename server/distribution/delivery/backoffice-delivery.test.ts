import { listBackofficeStores, pauseStore, resumeStore } from '@tangent/contract/catalogue/backoffice-store.ts';
import {
  getBackofficeDelivery,
  getMessageXml,
  listBackofficeDeliveries,
  resendDelivery,
} from '@tangent/contract/distribution/backoffice-delivery.ts';
import { approveRelease, retryDelivery } from '@tangent/contract/distribution/backoffice-review.ts';
import { listAuditEvents } from '@tangent/contract/identity/backoffice-audit.ts';
import { deliveries, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, submit } from '../../testing/fixtures/test-release.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
let artist: TestAccount;
let staff: TestAccount;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  [artist, staff] = [await signUp(app), await signUp(app)];
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, staff.user._id));
  const draft = await addDraft(app, artist);
  ({ id } = (await submit(artist, draft)).body);
  await app.runJobs();
  expect((await staff.call(approveRelease, { params: { id }, body: {} })).status).toBe(200);
});
afterAll(() => app.close());

const list = async (query: z.input<typeof listBackofficeDeliveries.query> = {}) =>
  (await staff.call(listBackofficeDeliveries, { query })).body;

async function findDelivery(store_id: string) {
  const [row] = await app.db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.release_id, id), eq(deliveries.store_id, store_id)));
  if (!row) throw new Error(`no delivery to ${store_id}`);
  return row;
}

test('deliveries, stores and the log are for staff only', async () => {
  const delivery = await findDelivery('deezer');
  const params = { id: delivery.id };
  const store = { id: 'deezer' };
  const acknowledgement_files = [
    await artist.call(listBackofficeDeliveries, { query: {} }),
    await artist.call(getBackofficeDelivery, { params }),
    await artist.call(getMessageXml, { params }),
    await artist.call(resendDelivery, { params, body: { with_files: true } }),
    await artist.call(retryDelivery, { params, body: {} }),
    await artist.call(listBackofficeStores),
    await artist.call(pauseStore, { params: store, body: { note: 'x' } }),
    await artist.call(resumeStore, { params: store, body: {} }),
    await artist.call(listAuditEvents, { query: {} }),
  ];
  expect(acknowledgement_files.map(({ status }) => status)).toEqual(acknowledgement_files.map(() => 403));
});

test('staff finds deliveries by store, state, release and what needs attention', async () => {
  const all = await list();
  expect(all.total).toBe(2);
  expect(all.items.map(({ store_id }) => store_id).sort()).toEqual(['deezer', 'spotify']);
  expect((await list({ attention: 'yes' })).total).toBe(0);
  const { id: refused } = await findDelivery('deezer');
  const failure = {
    state: 'refused',
    reason_code: 'rights_conflict',
    reason_text: 'claimed by 100% Rec_ords',
  } as const;
  await app.db.update(deliveries).set(failure).where(eq(deliveries.id, refused));
  expect((await list({ attention: 'yes' })).items).toMatchObject([
    { id: refused, state: 'refused', reason_text: failure.reason_text, release: { id } },
  ]);
  expect((await list({ state: 'refused' })).total).toBe(1);
  expect((await list({ store_id: 'spotify' })).items).toMatchObject([{ store_id: 'spotify', state: 'queued' }]);
  expect((await list({ search: 'deniz' })).total).toBe(2);
  expect((await list({ search: '%' })).total).toBe(0);
});

test('a delivery shows every message with its exact XML once it is built', async () => {
  const delivery = await findDelivery('spotify');
  const { body } = await staff.call(getBackofficeDelivery, { params: { id: delivery.id } });
  expect(body.messages).toMatchObject([
    { kind: 'insert', sequence: 1, format: 'ern_43', has_xml: false, acknowledgement_files: [] },
  ]);
  const message_id = body.messages[0]?.id ?? '';
  expect((await staff.call(getMessageXml, { params: { id: message_id } })).status).toBe(404);
  await app.db
    .update(delivery_messages)
    .set({ xml: '<ern/>', xml_sha256: 'a'.repeat(64) })
    .where(eq(delivery_messages.id, message_id));
  expect((await staff.call(getMessageXml, { params: { id: message_id } })).body.xml).toBe('<ern/>');
  expect((await staff.call(getBackofficeDelivery, { params: { id } })).status).toBe(404);
});

test('a paused store shows the reason and is served again when staff resumes it; the log names the actor', async () => {
  const findConnection = async (store: string) =>
    (await staff.call(listBackofficeStores)).body.items.find((item) => item.id === store)?.connection;
  expect(await findConnection('spotify')).toMatchObject({ state: 'open', failures: 0 });
  await staff.call(pauseStore, { params: { id: 'spotify' }, body: { note: 'They moved house.' } });
  expect(await findConnection('spotify')).toMatchObject({ state: 'paused', pause_note: 'They moved house.' });
  await staff.call(resumeStore, { params: { id: 'spotify' }, body: {} });
  expect(await findConnection('spotify')).toMatchObject({ state: 'open', pause_note: null });
  expect((await staff.call(pauseStore, { params: { id: 'nobody' }, body: { note: 'x' } })).status).toBe(404);
  const { body: log } = await staff.call(listAuditEvents, { query: { subject_kind: 'store' } });
  expect(log.items.map(({ action, actor_name, subject_name }) => [action, actor_name, subject_name])).toEqual([
    ['store.resume', staff.user.name, 'Spotify'],
    ['store.pause', staff.user.name, 'Spotify'],
  ]);
});
