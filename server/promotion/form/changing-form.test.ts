import * as calls from '@tangent/contract/promotion/form.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { form_drafts } from '@tangent/db/schema/promotion/form.ts';
import type { FormValues } from '@tangent/domain/promotion/form/field.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureArtist, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, dateInDays } from '../../testing/fixtures/test-release.ts';
import { addDocument } from '../../testing/fixtures/test-upload.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
});
afterAll(() => app.close());

const YOUTUBE = { channel: 'UCabcdefghijklmnopqrstuv', relation: 'own', wanted: 'channel' };
type Form = 'whitelist-youtube' | 'instagram-linking';
const send = (account: TestAccount, form: Form, values: FormValues) =>
  account.call(calls.sendForm, { params: { form }, body: { values } });
const saveDraft = (account: TestAccount, form: Form, values: FormValues) =>
  account.call(calls.saveFormDraft, { params: { form }, body: { values } });
const open = async (account: TestAccount, form: Form) => (await account.call(calls.getForm, { params: { form } })).body;

test('a draft of a form that has changed since opens, names what no longer fits, and sends nothing that the form left out', async () => {
  const account = await signUp(app);
  const form = 'whitelist-youtube';
  const old = { ...YOUTUBE, relation: 'cousin', channel: ['a', 'list'], nickname: 'Deniz' };
  await saveDraft(account, form, YOUTUBE);
  const isOwn = and(eq(form_drafts.account_id, account.user._id), eq(form_drafts.form, form));
  await app.db.update(form_drafts).set({ values: old }).where(isOwn);

  const { draft, fields } = await open(account, form);
  expect(draft).toEqual(old);
  expect((await send(account, form, draft)).error.errors).toMatchObject({
    channel: { code: 'invalid_choice' },
    relation: { code: 'invalid_choice' },
    expires_on: { code: 'required' },
  });
  const sent = await send(account, form, { ...draft, ...YOUTUBE, expires_on: dateInDays(app, 60) });
  const { values } = (await account.call(calls.getFormRequest, { params: { id: sent.body.id } })).body;
  expect(values).toEqual({ ...YOUTUBE, expires_on: dateInDays(app, 60) });
  expect(fields.map(({ name }) => name)).not.toContain('nickname');
});

test('a release that left the stores, or the account, while the form was filled is refused at its field', async () => {
  const account = await signUp(app);
  const release = await addDraft(app, account);
  const change = (fields: Partial<typeof releases.$inferInsert>) =>
    app.db.update(releases).set(fields).where(eq(releases.id, release.id));
  await change({ status: 'published' });
  const values = {
    artist: await ensureArtist(account),
    handle: 'deniz',
    release: release.id,
    facebook_page: 'https://facebook.com/deniz',
    screenshot: await addDocument(app, account),
    professional: true,
  };
  await saveDraft(account, 'instagram-linking', values);
  await change({ status: 'removed' });
  const draft = (await open(account, 'instagram-linking')).draft;
  expect((await send(account, 'instagram-linking', draft)).error.errors).toMatchObject({
    release: { code: 'release_not_live' },
  });
  await change({ status: 'published', account_id: (await signUp(app)).user._id });
  const refused = await send(account, 'instagram-linking', draft);
  expect([refused.status, refused.error.errors]).toMatchObject([404, { release: { code: 'not_found' } }]);
});

test('the document of another account in a draft is neither shown nor deleted with it', async () => {
  const [account, stranger] = [await signUp(app), await signUp(app)];
  const foreign = await addDocument(app, stranger);
  await saveDraft(account, 'whitelist-youtube', { relation: 'client', proof: foreign });
  expect((await open(account, 'whitelist-youtube')).documents).toEqual([]);
  await saveDraft(account, 'whitelist-youtube', {});
  await app.runJobs();
  expect(await app.db.$count(uploads, eq(uploads.id, foreign))).toBe(1);
});

test('two members of staff who start or answer a request at once do it once', async () => {
  const account = await signUp(app);
  const staff = [await signUp(app), await signUp(app)];
  for (const { user } of staff) await app.db.update(users).set({ is_staff: true }).where(eq(users.id, user._id));
  const sent = await send(account, 'whitelist-youtube', { ...YOUTUBE, expires_on: dateInDays(app, 60) });
  const params = { id: sent.body.id };
  const body = { outcome: 'done', answer: 'Granted.', allowed_until: null } as const;
  const started = await Promise.all(staff.map((one) => one.call(calls.startRequest, { params, body: {} })));
  const answered = await Promise.all(staff.map((one) => one.call(calls.answerRequest, { params, body })));
  for (const both of [started, answered]) expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});
