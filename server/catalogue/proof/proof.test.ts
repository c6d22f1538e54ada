import { getProof, saveProof } from '@tangent/contract/catalogue/proof.ts';
import type { Release } from '@tangent/contract/catalogue/release.ts';
import { reopenRelease } from '@tangent/contract/distribution/backoffice-review.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import type { ReopeningReason } from '@tangent/domain/catalogue/release/review/reopening-reasons.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, submit } from '../../testing/fixtures/test-release.ts';
import { addArtwork, addDocument } from '../../testing/fixtures/test-upload.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
let owner: TestAccount;
let staff: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  [owner, staff] = [await signUp(app), await signUp(app)];
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, staff.user._id));
});
afterAll(() => app.close());

/** Adds a release that a reviewer has reopened. */
const addReopened = async (account: TestAccount, reasons: ReopeningReason[]): Promise<Release> => {
  const draft = await addDraft(app, account);
  const { id } = (await submit(account, draft)).body;
  await app.runJobs();
  const body = { reasons, note: null, track_numbers: [] };
  return (await staff.call(reopenRelease, { params: { id }, body })).body;
};
const save = (account: TestAccount, { id }: Release, answer: string, document_upload_ids: string[] = []) =>
  account.call(saveProof, { params: { id }, body: { answer, document_upload_ids } });
const read = async ({ id }: Release) => (await owner.call(getProof, { params: { id } })).body;

test('a required licence must be proved, or explained, before the release is submitted again', async () => {
  const release = await addReopened(owner, ['cover_licence', 'volume']);
  const refused = await submit(owner, release);
  expect(refused.status).toBe(422);
  expect(refused.error).toMatchObject({ errors: { 'proof.answer': { code: 'missing_proof' } } });
  const unfinished = await addDocument(app, owner, 'processing');
  await save(owner, release, 'Licence attached.', [unfinished]);
  expect((await submit(owner, release)).error).toMatchObject({
    errors: { 'proof.documents': { code: 'upload_unfinished' } },
  });
  const document = await addDocument(app, owner);
  expect((await save(owner, release, '  Licence attached. ', [document])).body).toMatchObject({
    answer: 'Licence attached.',
    submitted_at: null,
    documents: [{ id: document, kind: 'document', filename: 'licence.pdf' }],
  });
  expect((await submit(owner, release)).body.status).toBe('submitted');
  // A sent proof belongs to that submission; the next one starts empty.
  expect(await read(release)).toEqual({ answer: '', documents: [], submitted_at: null });
  expect((await save(owner, release, 'Later')).error).toMatchObject({ name: 'not_editable' });
});

test('reasons that a correction resolves require no proof', async () => {
  const stranger = await signUp(app);
  const release = await addReopened(stranger, ['invalid_cover', 'silence']);
  expect((await submit(stranger, release)).status).toBe(200);
});

test('only documents of the account count as proof, and only the owner writes and reads the response', async () => {
  const account = await signUp(app);
  const release = await addReopened(account, ['ownership_confirmation']);
  const foreign = await addDocument(app, owner);
  const cover = await addArtwork(app, account);
  for (const id of [foreign, cover]) {
    expect((await save(account, release, '', [id])).error).toMatchObject({
      name: 'not_found',
      errors: { 'document_upload_ids.0': { code: 'not_found' } },
    });
  }
  expect((await save(owner, release, 'It is mine!')).status).toBe(404);
  expect((await owner.call(getProof, { params: { id: release.id } })).status).toBe(404);
});

test('a removed document is deleted, a remaining one is kept', async () => {
  const account = await signUp(app);
  const release = await addReopened(account, ['song_licence']);
  const [kept, removed] = [await addDocument(app, account), await addDocument(app, account)];
  await save(account, release, '', [kept, removed]);
  await save(account, release, '', [kept]);
  await app.runJobs();
  const left = await app.db.select({ id: uploads.id }).from(uploads).where(eq(uploads.kind, 'document'));
  expect(left.map(({ id }) => id)).toContain(kept);
  expect(left.map(({ id }) => id)).not.toContain(removed);
});
