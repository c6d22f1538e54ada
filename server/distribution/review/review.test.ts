import { release_findings, release_status_changes, releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries, delivery_messages, release_snapshots } from '@tangent/db/schema/distribution/delivery.ts';
import { audit_events } from '@tangent/db/schema/identity/account.ts';
import { buildUpc, isIcpn } from '@tangent/ddex/codes/icpn.ts';
import { isIsrc } from '@tangent/ddex/codes/isrc.ts';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../identity/auth/public.ts';
import { HOOKS } from '../../main/modules.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { addReviewableRelease, addStaff } from '../../testing/fixtures/reviewable-release.ts';
import { createDeliveryHarness, type DeliveryHarness } from '../../testing/harness/delivery-harness.ts';
import { reviewAutomatically } from './auto-review.ts';
import { approveRelease, getReviewView, listReviewQueue, rejectRelease, reopenRelease } from './public.ts';

const PREFIXES = { isrc_prefix: 'QZTNG', upc_company_prefix: '0999990' };
/** One reviewer is enough here; second-approval.test.ts covers the cases that need two. */
const RULES = {
  hooks: HOOKS,
  prefixes: PREFIXES,
  second_approval: false,
};
const COVER = { reasons: ['invalid_cover'] as const, note: ' Please change it. ', track_numbers: [] };

let harness: DeliveryHarness;
let staff: Actor;
beforeAll(async () => {
  harness = await createDeliveryHarness();
  await harness.moveTo('2027-03-01T10:00:00Z');
  staff = await addStaff(harness.db, harness.clock.now());
});
afterAll(() => harness.close());

const inTx = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(harness.db, work);
const approve = (id: string, actor = staff) => inTx((tx) => approveRelease(tx, actor, id, RULES, harness.clock.now()));

test('[S4-007] an approval gives codes, quality, snapshot and one delivery per connected store in one step', async () => {
  const { id } = await addReviewableRelease(harness, {
    store_ids: ['spotify', 'deezer', 'anghami'],
    titles: ['Um', 'Dois'],
  });
  const release = await approve(id);
  expect(release).toMatchObject({ status: 'in_process', delivery_quality: 'standard' });
  expect(isIcpn(release.upc ?? '') && release.upc?.startsWith('0999990')).toBe(true);
  const isrcs = release.tracks.map(({ isrc }) => isrc ?? '');
  expect(isrcs.every((isrc) => isIsrc(isrc) && isrc.startsWith('QZTNG27'))).toBe(true);
  expect(new Set(isrcs).size).toBe(2);
  expect(release.timeline.map(({ to }) => to).slice(-2)).toEqual(['approved', 'in_process']);
  expect(await harness.db.select().from(deliveries).where(eq(deliveries.release_id, id))).toHaveLength(3);
  const [snapshot] = await harness.db.select().from(release_snapshots).where(eq(release_snapshots.release_id, id));
  expect(snapshot?.content).toMatchObject({ upc: release.upc, tracks: [{ isrc: isrcs[0] }, { isrc: isrcs[1] }] });
  const [event] = await harness.db.select().from(audit_events).where(eq(audit_events.subject_id, id));
  expect(event).toMatchObject({ action: 'release.approve', actor_id: staff.user_id, actor_kind: 'staff' });
});

test('[S6-009] releases of a paid plan are delivered in high quality', async () => {
  const { id } = await addReviewableRelease(harness, { plan: 'pro' });
  expect(await approve(id)).toMatchObject({ delivery_quality: 'high' });
});

test('a plan that ends during the review still pays for high quality', async () => {
  const { id } = await addReviewableRelease(harness);
  await harness.db.update(releases).set({ submitted_plan: 'pro' }).where(eq(releases.id, id));
  expect(await approve(id)).toMatchObject({ delivery_quality: 'high' });
});

test('two simultaneous approvals approve a release once', async () => {
  const { id } = await addReviewableRelease(harness);
  const results = await Promise.allSettled([approve(id), approve(id), approve(id)]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason.code);
  expect(refused).toEqual(['invalid_transition', 'invalid_transition']);
  expect(await harness.db.select().from(deliveries).where(eq(deliveries.release_id, id))).toHaveLength(1);
  expect(await harness.db.select().from(release_snapshots).where(eq(release_snapshots.release_id, id))).toHaveLength(1);
});

test('releases approved at the same moment never share a code or a batch', async () => {
  const all = await Promise.all(
    Array.from({ length: 6 }, () => addReviewableRelease(harness, { titles: ['Um', 'Dois'] })),
  );
  await Promise.all(all.map(({ id }) => approve(id)));
  const upcs = (await harness.db.select().from(releases)).map(({ upc }) => upc).filter((upc) => upc !== null);
  const isrcs = (await harness.db.select().from(tracks)).map(({ isrc }) => isrc).filter((isrc) => isrc !== null);
  const batches = (
    await harness.db
      .select({ batch: delivery_messages.batch_id })
      .from(delivery_messages)
      .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
      .where(eq(deliveries.store_id, 'spotify'))
  ).map(({ batch }) => batch);
  for (const values of [upcs, isrcs, batches]) expect(new Set(values).size).toBe(values.length);
});

test('only staff decides on a release', async () => {
  const { id, owner } = await addReviewableRelease(harness, { plan: 'advanced' });
  const artist: Actor = { user_id: owner, is_staff: false, plan: 'advanced', language: 'pt' };
  const now = harness.clock.now();
  const denied = { code: 'permission_denied' };
  await expect(approve(id, artist)).rejects.toMatchObject(denied);
  await expect(inTx((tx) => reopenRelease(tx, artist, id, COVER, now))).rejects.toMatchObject(denied);
  await expect(inTx((tx) => rejectRelease(tx, artist, id, COVER, RULES, now))).rejects.toMatchObject(denied);
  expect((await inTx((tx) => getReviewView(tx, staff, id, RULES, now))).release.status).toBe('in_review');
});

test('without our own code prefixes no release is approved', async () => {
  const { id } = await addReviewableRelease(harness);
  const none = { isrc_prefix: '', upc_company_prefix: '' };
  await expect(
    inTx((tx) => approveRelease(tx, staff, id, { ...RULES, prefixes: none }, harness.clock.now())),
  ).rejects.toThrow('ISRC_PREFIX is not set');
  expect((await inTx((tx) => getReviewView(tx, staff, id, RULES, harness.clock.now()))).release.status).toBe(
    'in_review',
  );
});

test('[S4-010] [S4-009] a reopened or rejected release shows the reasons', async () => {
  const [first, second] = [
    await addReviewableRelease(harness),
    await addReviewableRelease(harness, { titles: ['Um', 'Dois'] }),
  ];
  const reopened = await inTx((tx) => reopenRelease(tx, staff, first.id, COVER, harness.clock.now()));
  expect(reopened).toMatchObject({
    status: 'reopened',
    reopening: { reasons: ['invalid_cover'], note: 'Please change it.' },
  });
  const verdict = { reasons: ['silence', 'silence', 'volume'] as const, note: null, track_numbers: [2, 1, 2] };
  const rejected = await inTx((tx) => rejectRelease(tx, staff, second.id, verdict, RULES, harness.clock.now()));
  expect(rejected).toMatchObject({
    status: 'rejected',
    reopening: { reasons: ['silence', 'volume'], track_numbers: [1, 2] },
  });
});

test.each([
  ['no reason', { reasons: [], note: null, track_numbers: [] }, 'reasons'],
  ['a track that does not exist', { reasons: ['volume'] as const, note: null, track_numbers: [2] }, 'track_numbers'],
  [
    'a field that does not exist',
    { reasons: ['volume'] as const, note: null, track_numbers: [], fields: ['title', 'tracks.1.audio'] },
    'fields',
  ],
])('a verdict with %s is refused', async (_name, verdict, path) => {
  const { id } = await addReviewableRelease(harness);
  const reopening = inTx((tx) => reopenRelease(tx, staff, id, verdict, harness.clock.now()));
  await expect(reopening).rejects.toMatchObject({ code: 'invalid_input', issues: [{ path }] });
});

test('[S4-006] the queue shows the most urgent release first, with its findings', async () => {
  await harness.moveTo('2027-02-25T10:00:00Z');
  const { id } = await addReviewableRelease(harness, { title: 'Cedo' });
  await harness.moveTo('2027-03-01T10:00:00Z');
  await harness.db
    .insert(release_findings)
    .values({ release_id: id, code: 'unusual_loudness', path: 'tracks.0.audio' });
  const { items, total } = await inTx((tx) =>
    listReviewQueue(tx, staff, { filter: 'all' }, RULES, harness.clock.now()),
  );
  expect(items[0]).toMatchObject({ id, finding_count: 1, due_at: '2027-03-01T10:00:00.000Z', owner_name: 'Rita Sá' });
  expect(total).toBe(items.length);
  const view = await inTx((tx) => getReviewView(tx, staff, id, RULES, harness.clock.now()));
  expect(view).toMatchObject({
    findings: [{ code: 'unusual_loudness' }],
    owner: { plan: 'free' },
    artist: { name: 'Maré Cheia' },
  });
});

test('the automatic review approves releases without findings, reopens those with measured ones, and leaves the rest to reviewers', async () => {
  const [clean, loud, doubtful] = [
    await addReviewableRelease(harness),
    await addReviewableRelease(harness),
    await addReviewableRelease(harness),
  ];
  const path = 'tracks.0.audio';
  await harness.db.insert(release_findings).values([
    { release_id: loud.id, code: 'unusual_loudness', path },
    { release_id: doubtful.id, code: 'unusual_loudness', path },
    { release_id: doubtful.id, code: 'same_title', path: 'title' },
  ]);
  const context = { db: harness.db, clock: harness.clock, ...RULES };
  await reviewAutomatically({ ...context, auto_review: false });
  expect(await listStatuses(clean.id, loud.id, doubtful.id)).toEqual(['in_review', 'in_review', 'in_review']);
  await reviewAutomatically({ ...context, auto_review: true });
  expect(await listStatuses(clean.id, loud.id, doubtful.id)).toEqual(['in_process', 'reopened', 'in_review']);
  const [last] = (
    await harness.db
      .select()
      .from(release_status_changes)
      .where(eq(release_status_changes.release_id, loud.id))
      .orderBy(asc(release_status_changes.at), asc(release_status_changes.id))
  ).slice(-1);
  expect(last).toMatchObject({ by: 'system', reasons: ['volume'], track_numbers: [1], fields: [path] });
});

async function listStatuses(...ids: string[]): Promise<(string | undefined)[]> {
  const rows = await harness.db.select().from(releases);
  return ids.map((id) => rows.find((row) => row.id === id)?.status);
}

test('numbers of our own series that an owner entered are skipped', async () => {
  const first = await approve((await addReviewableRelease(harness)).id);
  const next = (code: string, from: number, to: number) => Number(code.slice(from, to)) + 1;
  const isrc = `QZTNG27${String(next(first.tracks[0]?.isrc ?? '', 7, 12)).padStart(5, '0')}`;
  const upc = buildUpc('0999990', next(first.upc ?? '', 7, 11));
  const released = await addReviewableRelease(harness);
  await harness.db.update(releases).set({ upc }).where(eq(releases.id, released.id));
  await harness.db.update(tracks).set({ isrc }).where(eq(tracks.release_id, released.id));
  const second = await approve((await addReviewableRelease(harness)).id);
  expect(second.upc).toBe(buildUpc('0999990', next(upc, 7, 11)));
  expect(second.tracks[0]?.isrc).toBe(`QZTNG27${String(next(isrc, 7, 12)).padStart(5, '0')}`);
  expect(await approve(released.id)).toMatchObject({ upc, tracks: [{ isrc }] });
});

test('of two simultaneous approvals with the same code one succeeds, and the other is refused with the code named', async () => {
  for (const [path, setCode] of [
    ['upc', (id: string) => harness.db.update(releases).set({ upc: '036000291452' }).where(eq(releases.id, id))],
    [
      'tracks.0.isrc',
      (id: string) => harness.db.update(tracks).set({ isrc: 'TRABC2600001' }).where(eq(tracks.release_id, id)),
    ],
  ] as const) {
    const ids = [(await addReviewableRelease(harness)).id, (await addReviewableRelease(harness)).id];
    for (const id of ids) await setCode(id);
    const results = await Promise.allSettled(ids.map((id) => approve(id)));
    const refused = results
      .filter((result) => result.status === 'rejected')
      .map(({ reason }) => [reason.code, reason.issues]);
    expect(refused).toEqual([['invalid_release', [{ code: 'code_taken', path }]]]);
  }
});
