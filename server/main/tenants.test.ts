import { createRelease, getRelease, updateRelease } from '@tangent/contract/catalogue/release.ts';
import { addMonths, toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountFixtures, addAccountFixtures } from '../testing/fixtures/account-fixtures.ts';
import { grantPlanTo, signUp, type TestAccount } from '../testing/fixtures/test-account.ts';
import { ACCEPTED_AGREEMENTS, addDraft, addStores, trackDraft } from '../testing/fixtures/test-release.ts';
import { grantStepUp } from '../testing/fixtures/test-token.ts';
import { listOperations, type Operation, tryOperation } from '../testing/harness/operations.ts';
import { createTestApp, type TestApp } from '../testing/harness/test-app.ts';

let app: TestApp;
let mine: AccountFixtures;
let stranger: TestAccount;
let operations: Operation[];
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  mine = await addAccountFixtures(app);
  stranger = await signUp(app);
  await grantPlanTo(app, stranger, 'advanced');
  await grantStepUp(app, stranger);
  operations = await listOperations(app);
});
afterAll(() => app.close());

const NEXT_MONTH = addMonths(toPeriod(new Date().toISOString()), 1);

type Attempt = {
  of: keyof Omit<AccountFixtures, 'owner'>;
  body?: object | ((own: AccountFixtures) => object);
  headers?: Record<string, string>;
  store_id?: string;
};
const PART = { name: 'Ada Yıldız', roles: [], share_basis_points: 10_000, email: null };
const SPLIT = { parts: [PART], effective_from: NEXT_MONTH, recoupable_cents: 0, based_on: 1 };
const TUS = { 'tus-resumable': '1.0.0' };

/** For each operation with an id, a request that succeeds for the owner. */
const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  'GET /v1/api/artists/{id}': { of: 'artist' },
  'GET /v1/api/artists/{id}/page': { of: 'artist' },
  'PATCH /v1/api/artists/{id}': { of: 'artist', body: { main_genre: 'rock' } },
  'DELETE /v1/api/labels/{id}': { of: 'label' },
  'GET /v1/api/releases/{id}': { of: 'draft' },
  'PATCH /v1/api/releases/{id}': { of: 'draft', body: { version: 1, title: 'Mine' } },
  'POST /v1/api/releases/{id}/duplicate': { of: 'draft', body: {} },
  'GET /v1/api/releases/{id}/proof': { of: 'reopened' },
  'PUT /v1/api/releases/{id}/proof': { of: 'reopened', body: { answer: 'It is mine', document_upload_ids: [] } },
  'GET /v1/api/releases/{id}/calendar': { of: 'out' },
  'PATCH /v1/api/releases/{id}/calendar': { of: 'out', body: { story: 'Recorded at night' } },
  'GET /v1/api/releases/{id}/deliveries': { of: 'out' },
  'GET /v1/api/releases/{id}/stats': { of: 'out' },
  'GET /v1/api/analytics/tracks/{id}': { of: 'draft_track' },
  'GET /v1/api/releases/{id}/handover': { of: 'out' },
  'PUT /v1/api/releases/{id}/handover': { of: 'out', body: { distributor: 'Nova', delivers_on: `${NEXT_MONTH}-01` } },
  'PUT /v1/api/releases/{id}/handover/live': { of: 'handed_over', body: { store_ids: ['deezer'], is_live: true } },
  'DELETE /v1/api/releases/{id}/handover': { of: 'handed_over' },
  'GET /v1/api/releases/{id}/smartlink': { of: 'out' },
  'GET /v1/api/releases/{id}/share-picture': { of: 'out' },
  'GET /v1/api/presaves/{id}': { of: 'campaign' },
  'PATCH /v1/api/presaves/{id}': { of: 'campaign', body: { name: 'Mine' } },
  'GET /v1/api/presaves/{id}/fans': { of: 'campaign' },
  'GET /v1/api/presaves/{id}/fans.csv': { of: 'campaign' },
  'GET /v1/api/smartlinks/{id}': { of: 'smart_link' },
  'PATCH /v1/api/smartlinks/{id}': { of: 'smart_link', body: { is_on: false } },
  'GET /v1/api/smartlinks/{id}/analytics': { of: 'smart_link' },
  'GET /v1/api/smartlinks/{id}/analytics.csv': { of: 'smart_link' },
  'GET /v1/api/mastering/{id}': { of: 'mastering' },
  'GET /v1/api/mastering/{id}/file': { of: 'mastering' },
  'GET /v1/api/mastering/{id}/proof.pdf': { of: 'mastering' },
  'POST /v1/api/mastering/{id}/retry': { of: 'mastering', body: {} },
  'PUT /v1/api/mastering/{id}/blind-test': { of: 'mastering', body: { rounds: 10, correct: 9 } },
  'POST /v1/api/mastering/{id}/use': {
    of: 'mastering',
    body: ({ draft, draft_track }) => ({ release_id: draft, track_id: draft_track }),
  },
  'GET /v1/api/form-requests/{id}': { of: 'form_request' },
  'GET /v1/api/form-requests/{id}/move': { of: 'move_request' },
  'POST /v1/api/form-requests/{id}/move': { of: 'move_request', body: { store_ids: ['spotify'] } },
  'GET /v1/api/claims/{id}': { of: 'rights_claim' },
  'POST /v1/api/claims/{id}/answer': {
    of: 'rights_claim',
    body: { answer: 'keep', reason: '', document_upload_ids: [] },
  },
  'PUT /v1/api/pitches/{id}/listening': { of: 'pitch', body: { is_allowed: false } },
  'POST /v1/api/playlists/{id}/pitches': {
    of: 'playlist',
    body: ({ track }) => ({ track_id: track, text: 'x'.repeat(60), is_listening_allowed: true }),
  },
  'GET /v1/api/cover-art/{id}': { of: 'cover_run' },
  'GET /v1/api/cover-art/{id}/file': { of: 'cover_run' },
  'POST /v1/api/cover-art/{id}/use': { of: 'cover_run', body: ({ draft }) => ({ release_id: draft, number: 0 }) },
  'GET /v1/api/lyrics/{id}': { of: 'lyric' },
  'POST /v1/api/lyrics/{id}/rewrite': { of: 'lyric', body: { section: null, line: null } },
  'POST /v1/api/lyrics/{id}/use': {
    of: 'lyric',
    body: ({ draft, draft_track }) => ({ release_id: draft, track_id: draft_track }),
  },
  'PATCH /v1/api/lyrics/{id}': { of: 'lyric', body: { sections: [] } },
  'DELETE /v1/api/lyrics/{id}': { of: 'lyric' },
  'GET /v1/api/releases/{id}/credits.pdf': { of: 'out' },
  'GET /v1/api/releases/{id}/package': { of: 'out' },
  'GET /v1/api/releases/{id}/metadata-changes': { of: 'out' },
  'POST /v1/api/releases/{id}/metadata-changes': { of: 'out', body: { wanted: { title: 'Taken' }, note: null } },
  'POST /v1/api/metadata-changes/{id}/withdraw': { of: 'change', body: {} },
  'POST /v1/api/notifications/{id}/read': { of: 'notification', body: {} },
  'POST /v1/api/withdrawals/{id}/cancel': { of: 'withdrawal', body: {} },
  'GET /v1/api/uploads/{id}': { of: 'song' },
  'GET /v1/api/uploads/{id}/waveform': { of: 'song' },
  'GET /v1/api/uploads/{id}/matches': { of: 'song' },
  'GET /v1/api/uploads/{id}/preview': { of: 'song' },
  'GET /v1/api/uploads/{id}/image': { of: 'cover', headers: {} },
  'GET /v1/api/uploads/{id}/document': { of: 'document' },
  'HEAD /v1/api/uploads/{id}': { of: 'unfinished', headers: TUS },
  'PATCH /v1/api/uploads/{id}': {
    of: 'unfinished',
    headers: { ...TUS, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
  },
  'DELETE /v1/api/uploads/{id}': { of: 'unfinished', headers: TUS },
  'GET /v1/api/account/exports/{id}/file': { of: 'archive' },
  'POST /v1/api/subscription/payments/{id}/invoice': { of: 'payment', body: {} },
  'POST /v1/api/collaborators/{id}/invite': { of: 'payee', body: {} },
  'PUT /v1/api/collaborators/tracks/{track_id}/split': { of: 'track', body: SPLIT },
  'GET /v1/api/watch/{id}': { of: 'fraud_case' },
  'POST /v1/api/watch/{id}/answer': { of: 'fraud_case', body: { answer: 'unknown', note: null } },
  'GET /v1/api/watch/{id}/evidence.csv': { of: 'fraud_case' },
  'GET /v1/api/royalties/entries/{transaction_id}': { of: 'entry' },
  'GET /v1/api/royalties/entries/{transaction_id}/line': { of: 'entry' },
  'POST /v1/api/royalties/entries/{transaction_id}/dispute': { of: 'fine', body: { reason: 'other', note: 'Wrong' } },
  'GET /v1/api/royalties/statements/{period}': { of: 'month' },
  'GET /v1/api/royalties/statements/{period}/statement.csv': { of: 'month' },
  'GET /v1/api/royalties/statements/{period}/statement.pdf': { of: 'month' },
  'DELETE /v1/api/account/tokens/{id}': { of: 'token' },
  'GET /v1/api/webhooks/{id}': { of: 'webhook' },
  'PATCH /v1/api/webhooks/{id}': { of: 'webhook', body: { is_on: true } },
  'POST /v1/api/webhooks/{id}/rotate': { of: 'webhook', body: {} },
  'POST /v1/api/webhooks/{id}/test': { of: 'webhook', body: {} },
  'POST /v1/api/webhooks/{id}/replay': { of: 'webhook', body: {} },
  'GET /v1/api/webhooks/{id}/messages': { of: 'webhook' },
  'GET /v1/api/webhook-messages/{id}': { of: 'webhook_message' },
  'POST /v1/api/webhook-messages/{id}/replay': { of: 'webhook_message', body: {} },
  'DELETE /v1/api/webhooks/{id}': { of: 'webhook' },
  'DELETE /v1/api/account/sessions/{id}': { of: 'session' },
  'POST /v1/api/releases/{id}/submit': { of: 'other_draft', body: { version: 1, agreements: ACCEPTED_AGREEMENTS } },
  'POST /v1/api/releases/{id}/stores/{store_id}': { of: 'other_out', body: {} },
  // A store that the release is not in: another one would be its last.
  'POST /v1/api/releases/{id}/stores/{store_id}/remove': {
    of: 'other_out',
    body: { confirmed: true },
    store_id: 'anghami',
  },
  'POST /v1/api/releases/{id}/stores/{store_id}/page-request': { of: 'misplaced', body: {}, store_id: 'spotify' },
  'POST /v1/api/releases/{id}/takedown': { of: 'other_out', body: { reason: null, confirmed: true } },
  'DELETE /v1/api/releases/{id}': { of: 'draft' },
};

// A request form belongs to nobody.
const listOwn = () =>
  operations.filter(({ path, is_staff, is_open }) => path.replace('{form}', '').includes('{') && !is_staff && !is_open);
const attempt = (operation: Operation, caller: TestAccount) => {
  const { of, body, headers, store_id = 'deezer' } = ATTEMPTS[operation.key] ?? { of: 'draft' };
  const query = operation.path.endsWith('/image') ? '?size=full' : '';
  const cookies = { '__Host-session': caller.session };
  const sent = typeof body === 'function' ? body(mine) : body;
  const target = { ...operation, path: operation.path.replace('{store_id}', store_id) + query };
  return tryOperation(app, target, { id: mine[of], body: sent, headers, cookies });
};

test('every operation with an id is tried', () => {
  expect(
    listOwn()
      .map(({ key }) => key)
      .sort(),
  ).toEqual(Object.keys(ATTEMPTS).sort());
});

test('the resources of an account do not exist for other users in any operation; their owner may use all of them', async () => {
  const let_in: string[] = [];
  for (const operation of listOwn()) {
    const { status } = await attempt(operation, stranger);
    if (status !== 404) let_in.push(`${operation.key}: ${status}`);
  }
  expect(let_in).toEqual([]);
  const kept_out: string[] = [];
  // In the order of the table: requests that remove a resource come after those that read it.
  for (const key of Object.keys(ATTEMPTS)) {
    const operation = operations.find((one) => one.key === key);
    if (!operation) continue;
    const { status, name } = await attempt(operation, mine.owner);
    // The payment service is unreachable; a request that gets that far is from the owner of the payment.
    if (status >= 300 && name !== 'provider_unavailable') kept_out.push(`${key}: ${status} ${name}`);
  }
  expect(kept_out).toEqual([]);
});

test('a user cannot put a resource of another account into their own', async () => {
  expect((await stranger.call(createRelease, { body: { artist_id: mine.artist } })).status).toBeGreaterThanOrEqual(400);
  const own = await addDraft(app, stranger);
  const changes = [{ artist_id: mine.artist }, { artwork_upload_id: mine.cover }, { tracks: [trackDraft(mine.song)] }];
  for (const change of changes) {
    const before = (await stranger.call(getRelease, { params: { id: own.id } })).body;
    const body = { version: before.version, ...change };
    const { status } = await stranger.call(updateRelease, { params: { id: own.id }, body });
    expect([change, status >= 400 && status < 500]).toEqual([change, true]);
    expect((await stranger.call(getRelease, { params: { id: own.id } })).body).toEqual(before);
  }
});
