import { saveProof } from '@tangent/contract/catalogue/proof.ts';
import { getRelease, type Release, type ReleaseDraft, updateRelease } from '@tangent/contract/catalogue/release.ts';
import { approveRelease, getReview, reopenRelease } from '@tangent/contract/distribution/backoffice-review.ts';
import { getReviewStatistics } from '@tangent/contract/distribution/review-statistics.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, submit, trackDraft } from '../../testing/fixtures/test-release.ts';
import { addAudio, addDocument } from '../../testing/fixtures/test-upload.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
let artist: TestAccount;
let staff: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  [artist, staff] = [await signUp(app), await signUp(app)];
  await grantPlanTo(app, artist, 'pro');
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, staff.user._id));
});
afterAll(() => app.close());

const send = async (release: Release) => {
  const { body } = await submit(artist, release);
  await app.runJobs();
  return body;
};
const save = async ({ id, version }: Release, change: ReleaseDraft) =>
  (await artist.call(updateRelease, { params: { id }, body: { version, ...change } })).body;

test('[S4-010] a reviewer flags fields, the artist corrects them, and the reviewer sees the changes and the proof', async () => {
  const [one, two] = [await addAudio(app, artist), await addAudio(app, artist)];
  const tracks = [trackDraft(one, { title: 'Kıyı' }), trackDraft(two, { title: 'Ada' })];
  const draft = await addDraft(app, artist, { tracks, release_type: 'ep' });
  const { id } = await send(draft);
  expect((await staff.call(getReview, { params: { id } })).body.resubmission).toBeNull();

  const fields = ['artwork', 'tracks.1.audio'];
  const body = { reasons: ['song_licence' as const, 'volume' as const], note: 'Track 2.', track_numbers: [2], fields };
  await staff.call(reopenRelease, { params: { id }, body });
  const reopened = (await artist.call(getRelease, { params: { id } })).body;
  expect(reopened.reopening).toMatchObject({
    fields,
    flagged_fields: [
      { field: 'artwork', track_id: null, value: draft.artwork?.id },
      { field: 'audio', track_id: tracks[1]?.id, value: two },
    ],
  });

  // The flagged track is now the first; the other one was removed.
  const louder = await addAudio(app, artist);
  const corrected = await save(reopened, {
    title: 'Derin',
    tracks: [{ id: tracks[1]?.id ?? '', audio_upload_id: louder }, trackDraft(one, { title: 'Yeni' })],
  });
  expect(corrected.reopening?.flagged_fields).toEqual(reopened.reopening?.flagged_fields);
  const document = await addDocument(app, artist);
  await artist.call(saveProof, { params: { id }, body: { answer: 'Mine.', document_upload_ids: [document] } });
  await send(corrected);

  const { body: review } = await staff.call(getReview, { params: { id } });
  const [added] = corrected.tracks.filter(({ title }) => title === 'Yeni');
  expect(review.resubmission?.changes).toEqual([
    { kind: 'changed', track_id: null, field: 'title' },
    { kind: 'changed', track_id: tracks[1]?.id, field: 'audio' },
    { kind: 'added', track_id: added?.id, field: null },
    { kind: 'removed', track_id: tracks[0]?.id, field: null },
  ]);
  expect([review.resubmission?.before.title, review.resubmission?.after.title]).toEqual(['Deniz', 'Derin']);
  expect(review.proofs).toMatchObject([{ answer: 'Mine.', documents: [{ id: document }] }]);
  expect(review.history.map(({ to, by, actor_name }) => [to, by, actor_name])).toEqual([
    ['submitted', 'owner', null],
    ['reopened', 'staff', staff.user.name],
    ['submitted', 'owner', null],
  ]);
  expect(review.history[1]).toMatchObject(body);
  expect((await staff.call(approveRelease, { params: { id }, body: {} })).body.status).toBe('in_process');
});

test('the duration of a review is measured from submission to decision, and only staff sees it', async () => {
  const { id } = await send(await addDraft(app, artist));
  app.clock.advance(DAY_MS);
  await staff.call(reopenRelease, { params: { id }, body: { reasons: ['silence'], note: null, track_numbers: [] } });
  const { body } = await staff.call(getReviewStatistics);
  expect(body).toMatchObject({
    all: { count: 3, on_time: 3 },
    decisions: { approved: 1, reopened: 2, rejected: 0 },
    reasons: [{ count: 1 }, { count: 1 }, { count: 1 }],
  });
  expect(body.weeks).toHaveLength(12);
  expect(body.by_staff.p90_ms).toBeGreaterThanOrEqual(DAY_MS);
  expect(body.by_staff.median_ms).toBeLessThan(DAY_MS);
  expect((await artist.call(getReviewStatistics)).status).toBe(403);
});
