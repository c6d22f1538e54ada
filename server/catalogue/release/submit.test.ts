import { getRelease, type ReleaseDraft, submitRelease, updateRelease } from '@tangent/contract/catalogue/release.ts';
import { release_agreements, release_findings, releases } from '@tangent/db/schema/catalogue/release.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import {
  ACCEPTED_AGREEMENTS,
  addDraft,
  addStores,
  dateInDays,
  submit,
  trackDraft,
} from '../../testing/fixtures/test-release.ts';
import { addArtwork, addAudio } from '../../testing/fixtures/test-upload.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { moveRelease, publishRelease } from './public.ts';

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  account = await signUp(app);
  await grantPlanTo(app, account, 'advanced');
});
afterAll(() => app.close());

const findIssues = async (change: Partial<ReleaseDraft>) => {
  const { status, error } = await submit(account, await addDraft(app, account, change));
  expect([status, error.name]).toEqual([422, 'invalid_release']);
  return error.errors;
};
const read = async (id: string) => (await account.call(getRelease, { params: { id } })).body;

test.each<[string, Partial<ReleaseDraft>, object]>([
  ['[S5-002] a title', { title: '  ' }, { title: { code: 'required' } }],
  ['[S5-003] a genre', { primary_genre: null }, { primary_genre: { code: 'required' } }],
  ['[S5-004] a language', { language: null }, { language: { code: 'required' } }],
  [
    '[S5-005] a release date',
    { release_date: null },
    { release_date: { code: 'release_date_invalid', params: { context: 'missing' } } },
  ],
  ['[S5-006] artwork', { artwork_upload_id: null }, { artwork: { code: 'required' } }],
  ['[S5-007] a store', { store_ids: [] }, { store_ids: { code: 'platform_required' } }],
  ['a store that exists', { store_ids: ['no-such-store'] }, { store_ids: { code: 'platform_required' } }],
  ['[S5-008] a track', { tracks: [] }, { tracks: { code: 'track_required' } }],
  ['[S5-010] sound for a track', { tracks: [trackDraft(null)] }, { 'tracks.0.audio': { code: 'required' } }],
  [
    '[S5-018] a primary genre before the secondary one',
    { primary_genre: null, secondary_genre: 'jazz' },
    { primary_genre: { code: 'required' }, secondary_genre: { code: 'primary_genre_first' } },
  ],
  [
    'a title without emoji',
    { title: 'Deniz 🌊' },
    { title: { code: 'invalid_characters', params: { context: 'sign', sign: '🌊' } } },
  ],
])('a submission needs %s', async (_name, change, expected) => {
  expect(await findIssues(change)).toEqual(expected);
});

test('[S5-009] [S5-011] [S5-021] every track needs a title, a language and its sound, and all errors are reported at once', async () => {
  const audio = await addAudio(app, account);
  const tracks = [
    trackDraft(audio, { title: '' }),
    trackDraft(audio, { language: null }),
    trackDraft(audio, { title: '🎵' }),
    trackDraft(audio, { title: 'Deniz (feat. Ada)' }),
  ];
  expect(await findIssues({ title: '', release_type: 'ep', tracks })).toEqual({
    title: { code: 'required' },
    'tracks.0.title': { code: 'required' },
    'tracks.1.language': { code: 'required' },
    'tracks.2.title': { code: 'invalid_song_title', params: { context: 'sign', sign: '🎵' } },
    'tracks.3.title': { code: 'featuring_in_title' },
  });
});

test('[S5-016] a standard release is dated at least three weeks ahead, and no release in the past', async () => {
  const min = dateInDays(app, 21);
  const tooEarly = { release_date: { code: 'min_date', params: { min } } };
  expect(await findIssues({ release_date: dateInDays(app, 20) })).toEqual(tooEarly);
  const date = dateInDays(app, -1);
  expect(await findIssues({ release_date: date })).toEqual({
    release_date: { code: 'release_date_invalid', params: { context: 'past', date } },
  });
  expect((await submit(account, await addDraft(app, account, { release_date: min }))).status).toBe(200);
});

test('[S5-030] [S5-031] [S5-032] [S5-033] the length and silence of a track are checked, and an intro may be short', async () => {
  const short = await addAudio(app, account, { duration_ms: 59_999 });
  const long = await addAudio(app, account, { duration_ms: 1_200_001 });
  const silent = await addAudio(app, account, { middle_silence_ms: 10_001 });
  const tracks = [trackDraft(short), trackDraft(long), trackDraft(silent), trackDraft(short, { title: 'Intro' })];
  expect(await findIssues({ release_type: 'ep', tracks })).toEqual({
    'tracks.0.audio': { code: 'track_length' },
    'tracks.1.audio': { code: 'track_length' },
    'tracks.2.audio': { code: 'middle_silence' },
  });
});

test('a submission waits for a cover that is still being inspected', async () => {
  const artwork_upload_id = await addArtwork(app, account, 'processing');
  expect(await findIssues({ artwork_upload_id })).toEqual({ artwork: { code: 'upload_unfinished' } });
});

test('[S5-012] [S5-013] [S5-014] each missing agreement is named and the release is not submitted', async () => {
  const { id, version } = await addDraft(app, account);
  const agreements = { owns_rights: false, no_infringement: false, release_terms: false };
  const { error } = await account.call(submitRelease, { params: { id }, body: { version, agreements } });
  expect(error.errors).toEqual({
    'agreements.owns_rights': { code: 'agreement_required' },
    'agreements.no_infringement': { code: 'agreement_required' },
    'agreements.release_terms': { code: 'agreement_required' },
  });
  expect((await read(id)).status).toBe('draft');
});

test('[S3-046] [S4-011] a submission has a date, proves the agreements and can no longer be edited', async () => {
  const draft = await addDraft(app, account);
  const { body } = await submit(account, draft);
  expect(body.status).toBe('submitted');
  expect(body.submitted_on).not.toBeNull();
  const proofs = await app.db.select().from(release_agreements).where(eq(release_agreements.release_id, draft.id));
  expect(proofs).toHaveLength(1);
  expect(proofs[0]).toMatchObject({ account_id: account.user._id, ip_address: '127.0.0.1' });
  expect(proofs[0]?.text_version).not.toBe('');
  const edit = { params: { id: draft.id }, body: { version: body.version, title: 'Later' } };
  expect((await account.call(updateRelease, edit)).error.name).toBe('not_editable');
});

test('two clicks on submit make one submission', async () => {
  const draft = await addDraft(app, account);
  const responses = await Promise.all([submit(account, draft), submit(account, draft)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(
    await app.db.select().from(release_agreements).where(eq(release_agreements.release_id, draft.id)),
  ).toHaveLength(1);
  expect((await read(draft.id)).timeline.map(({ to }) => to)).toEqual(['draft', 'submitted']);
});

test('a submission of an older version is a conflict', async () => {
  const draft = await addDraft(app, account);
  await account.call(updateRelease, { params: { id: draft.id }, body: { version: draft.version, title: 'Newer' } });
  expect((await submit(account, draft)).error.name).toBe('conflict');
});

test('only the owner submits a release', async () => {
  const stranger = await signUp(app);
  expect((await submit(stranger, await addDraft(app, account))).error.name).toBe('not_found');
});

test('[S4-012] after its check a release waits for review with its findings', async () => {
  const audio = await addAudio(app, account, { integrated_lufs: -3.2 });
  const draft = await addDraft(app, account, { tracks: [trackDraft(audio)] });
  await submit(account, draft);
  expect(await app.runJobs()).toMatchObject({ failed: 0 });
  const { status, timeline } = await read(draft.id);
  expect(status).toBe('in_review');
  expect(timeline.map(({ to, by }) => `${to} by ${by}`)).toEqual([
    'draft by owner',
    'submitted by owner',
    'processing by system',
    'in_review by system',
  ]);
  const findings = await app.db.select().from(release_findings).where(eq(release_findings.release_id, draft.id));
  expect(findings).toMatchObject([{ code: 'unusual_loudness', path: 'tracks.0.audio', params: { lufs: -3.2 } }]);
});

test('a reopened release shows the reasons, keeps its date while five days remain and requires the agreements again', async () => {
  const draft = await addDraft(app, account);
  await submit(account, draft);
  await app.runJobs();
  const verdict = { reasons: ['invalid_cover'], note: 'Too blurred', track_numbers: [1] } as const;
  await inTransaction(app.db, (tx) => {
    const move = { release_id: draft.id, by: 'staff', actor_id: null, at: app.clock.now() } as const;
    return moveRelease(tx, { ...move, from: 'in_review', to: 'reopened', ...verdict });
  });
  const reopened = await read(draft.id);
  expect(reopened.reopening).toMatchObject(verdict);
  await app.db
    .update(releases)
    .set({ release_date: dateInDays(app, 4) })
    .where(eq(releases.id, draft.id));
  const late = { release_date: { code: 'min_date', params: { min: dateInDays(app, 5) } } };
  expect((await submit(account, reopened)).error.errors).toEqual(late);
  await app.db
    .update(releases)
    .set({ release_date: dateInDays(app, 5) })
    .where(eq(releases.id, draft.id));
  const { body } = await submit(account, reopened);
  expect([body.status, body.reopening, body.submitted_on]).toEqual(['submitted', null, reopened.submitted_on]);
  expect(
    await app.db.select().from(release_agreements).where(eq(release_agreements.release_id, draft.id)),
  ).toHaveLength(2);
});

test('[S3-045] [S4-015] a release goes live once, and only from in_process', async () => {
  const { id } = await addDraft(app, account);
  const publish = () => inTransaction(app.db, (tx) => publishRelease(tx, id, '2027-01-08', app.clock.now()));
  await expect(publish()).rejects.toMatchObject({ code: 'invalid_transition' });
  await app.db.update(releases).set({ status: 'in_process' }).where(eq(releases.id, id));
  await publish();
  await expect(publish()).rejects.toMatchObject({ code: 'invalid_transition' });
  const { status, live_date, timeline } = await read(id);
  expect([status, live_date, timeline.at(-1)?.to]).toEqual(['published', '2027-01-08', 'published']);
});

test('of two simultaneous status changes one succeeds and the other is refused', async () => {
  const { id } = await addDraft(app, account);
  await app.db.update(releases).set({ status: 'in_review' }).where(eq(releases.id, id));
  const move = { release_id: id, from: 'in_review', by: 'staff', actor_id: null, at: app.clock.now() } as const;
  const outcomes = await Promise.allSettled(
    (['approved', 'rejected'] as const).map((to) => inTransaction(app.db, (tx) => moveRelease(tx, { ...move, to }))),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a submission with another value in place of an agreement does not count as agreement', async () => {
  const { id, version } = await addDraft(app, account);
  const agreements = { ...ACCEPTED_AGREEMENTS, owns_rights: 'yes' } as never;
  expect((await account.call(submitRelease, { params: { id }, body: { version, agreements } })).status).toBe(422);
});
