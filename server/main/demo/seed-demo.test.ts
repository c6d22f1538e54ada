import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findBitErrors, SAME_RECORDING_BIT_ERRORS } from '@tangent/audio/compare-fingerprints.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { deliveries, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { handovers } from '@tangent/db/schema/distribution/handover.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { form_requests } from '@tangent/db/schema/promotion/form.ts';
import { RELEASE_TYPES } from '@tangent/domain/catalogue/release/release-type.ts';
import { RELEASE_STATUSES } from '@tangent/domain/catalogue/release/status.ts';
import { DEMO_SECRET, readCode } from '@tangent/sandbox/authenticator/read-code.ts';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consumeCode, hasTwoFactor } from '../../identity/auth/two-factor/two-factor.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { getMoveView } from '../../promotion/form/move-view.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/harness/test-database.ts';
import { loadConfig } from '../config/config.ts';
import { type Context, createContext } from '../context.ts';
import { migrate } from '../database/migrate.ts';
import { addDemoPreviews } from './add-demo-previews.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { DEMO_RELEASES } from './demo-releases.ts';
import { readDemoExtent, seedDemo } from './seed-demo.ts';
import { seedDemoMove } from './seed-demo-move.ts';
import { takeDownDemo } from './take-down-demo.ts';

let database: TestDatabase;
let context: Context;
let folder: string;
/** The number of releases after each interrupted attempt. */
const cutOff: number[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'demo-'));
  database = await createTestDatabase();
  await migrate(database.url);
  const environment = { DATABASE_URL: database.url, DATA_DIR: folder, LOG_LEVEL: 'silent' };
  context = await createContext(loadConfig({ ...environment, STORE_SFTP_HOST_KEY_SHA256: 'unused' }), 'test');
  for (const broken of [brokenAtFiles(), brokenAtReleases()]) {
    await expect(seedDemo(broken)).rejects.toThrow('cut off');
    cutOff.push((await context.db.select().from(releases)).length);
  }
  expect(await seedDemo(context)).toBe(true);
  await takeDownDemo(context);
});
afterAll(async () => {
  await context.close();
  await database.close();
  await rm(folder, { recursive: true });
});

function brokenAtFiles(): Context {
  let puts = 0;
  const put = async (key: string, file: string) => {
    if (++puts > 8) throw new Error('cut off');
    await context.storage.put(key, file);
  };
  return { ...context, storage: { ...context.storage, put } };
}

// The first codes are needed for an approved release: others are inserted by then.
function brokenAtReleases(): Context {
  const prefixes = new Proxy(context.prefixes, {
    get: () => {
      throw new Error('cut off');
    },
  });
  return { ...context, prefixes };
}

test('a demo that was interrupted among its files or releases is completed at the next start, without duplicates', async () => {
  // Releases with their files are visible before the last file is made.
  const [atFiles = 0, atReleases = 0] = cutOff;
  expect(atFiles).toBeGreaterThan(0);
  expect(atReleases).toBeGreaterThanOrEqual(atFiles);
  expect(atReleases).toBeLessThan(DEMO_RELEASES.length);
  expect(await context.db.select().from(releases)).toHaveLength(DEMO_RELEASES.length);
  const files = (await context.db.select().from(uploads)).map(({ account_id, filename }) => account_id + filename);
  expect(new Set(files).size).toBe(files.length);
});

test('the demo has one account of each kind', async () => {
  const rows = await context.db.select().from(users);
  expect(rows.map(({ username }) => username).sort()).toEqual(DEMO_ACCOUNTS.map(({ username }) => username).sort());
  expect(rows.filter(({ deactivated_at }) => deactivated_at !== null).map(({ username }) => username)).toEqual([
    'deactivated',
  ]);
});

test('in the demo one account needs a code that the sandbox shows, and one has an unverified address', async () => {
  const rows = await context.db.select().from(users);
  const of = (username: string) => rows.find((row) => row.username === username);
  expect(rows.filter(({ email_verified_at }) => email_verified_at === null)).toEqual([of('unverified')]);
  const account_id = of('twofactor')?.id ?? '';
  expect(await hasTwoFactor(context.db, account_id)).toBe(true);
  const code = readCode(DEMO_SECRET, context.clock.now())?.code ?? '';
  const consume = (typed: string) =>
    inTransaction(context.db, (tx) =>
      consumeCode(tx, context.config, { account_id, code: typed }, context.clock.now()),
    );
  expect(await consume(code)).toBe('code');
  expect(await consume(code)).toBeNull();
  expect(await consume('DEMO CODE 0010')).toBe('recovery');
});

test('the demo has a release in every status in which a release can stay', async () => {
  const rows = await context.db.select().from(releases);
  // The product itself moves on from these within seconds.
  const passing = ['submitted', 'processing', 'approved'];
  const resting = RELEASE_STATUSES.filter((status) => !passing.includes(status));
  expect([...new Set(rows.map(({ status }) => status))].sort()).toEqual([...resting].sort());
});

test('every cover and every song of the demo passed the checks of a real upload', async () => {
  const rows = await context.db.select().from(uploads);
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['complete']));
  const covers = rows.filter(({ kind }) => kind === 'artwork');
  expect(new Set(covers.map(({ sha256 }) => sha256)).size).toBe(covers.length);
  for (const { facts } of rows.filter(({ kind }) => kind === 'audio')) {
    expect(Number(facts?.duration_ms)).toBeGreaterThan(61_000);
    expect(Number(facts?.integrated_lufs)).toBeGreaterThan(-24);
    expect(Number(facts?.integrated_lufs)).toBeLessThan(-8);
  }
});

test('every track of the demo has a recording of its own, with a preview that follows', async () => {
  const songs = await context.db.select().from(uploads).where(eq(uploads.kind, 'audio'));
  expect(songs).toHaveLength(DEMO_RELEASES.flatMap((release) => release.tracks).length);
  expect(new Set(songs.map(({ pcm_md5 }) => pcm_md5)).size).toBe(songs.length);
  expect(songs.filter(({ preview_key }) => preview_key !== null)).toEqual([]);
  const [late, ...others] = songs.map(({ id }) => id);
  // Making all of them takes a minute.
  await context.db.update(uploads).set({ preview_key: 'made before' }).where(inArray(uploads.id, others));
  await addDemoPreviews(context);
  const [song] = await context.db
    .select()
    .from(uploads)
    .where(eq(uploads.id, late ?? ''));
  expect(await context.storage.findSize(song?.preview_key ?? '')).toBeGreaterThan(1_000_000);
  const kept = await context.db.select().from(uploads).where(eq(uploads.preview_key, 'made before'));
  expect(kept).toHaveLength(others.length);
});

test('no two recordings of the demo are alike to the fingerprint, not even versions of one title', async () => {
  const songs = await context.db.select().from(uploads).where(eq(uploads.kind, 'audio'));
  for (const [index, one] of songs.entries()) {
    for (const other of songs.slice(index + 1)) {
      const errors = findBitErrors(one.fingerprint ?? [], other.fingerprint ?? []) ?? 1;
      expect(errors, `${one.filename} and ${other.filename}`).toBeGreaterThan(SAME_RECORDING_BIT_ERRORS);
    }
  }
});

test('a release of the demo that its artist can still submit, or that we still review, has nothing that a store refuses', async () => {
  const rows = await context.db
    .select({ title: releases.title, status: releases.status, facts: uploads.facts })
    .from(releases)
    .innerJoin(uploads, eq(uploads.id, releases.artwork_upload_id));
  const open = rows.filter(({ status }) => ['draft', 'in_review', 'reopened'].includes(status));
  expect(open.length).toBeGreaterThanOrEqual(5);
  for (const { title, facts } of open) expect(facts, title).toMatchObject({ width_px: 3000 });
});

test('releases in process are on their way to the stores of the sandbox, and live ones have been there for long', async () => {
  const rows = await context.db
    .select({ status: releases.status, state: deliveries.state, message: delivery_messages.kind })
    .from(deliveries)
    .innerJoin(releases, eq(releases.id, deliveries.release_id))
    .leftJoin(delivery_messages, eq(delivery_messages.delivery_id, deliveries.id));
  const kinds = [...new Set(rows.map(({ status, state, message }) => `${status}: ${state}, ${message}`))];
  expect(kinds.sort()).toEqual([
    'in_process: queued, insert',
    'published: live, null',
    'published: refused, null',
    'removed: removed, null',
    'takedown_requested: taking_down, takedown',
  ]);
  expect(rows.filter(({ state }) => state === 'refused')).toHaveLength(1);
});

test('the demo has releases of every type, most of them live, with writers and words', async () => {
  const all = await context.db.select().from(releases);
  expect(new Set(all.map(({ release_type }) => release_type))).toEqual(new Set(RELEASE_TYPES));
  expect(new Set(all.map(({ primary_artist }) => primary_artist))).toContain('Various Artists');
  expect(all.filter(({ status }) => status === 'published').length).toBeGreaterThanOrEqual(8);
  expect(all.some(({ presave_enabled, status }) => presave_enabled && status === 'in_process')).toBe(true);
  const songs = await context.db.select().from(tracks);
  expect(songs.filter(({ contributors }) => contributors.length === 0)).toEqual([]);
  expect(songs.some(({ lyrics_synchronized }) => lyrics_synchronized)).toBe(true);
  expect(songs.some(({ featured_artists }) => featured_artists.length > 0)).toBe(true);
});

test('a database with accounts is not changed', async () => {
  expect(await seedDemo(context)).toBe(false);
});

test('an unknown extent of the demo is refused with the known ones', () => {
  expect(() => readDemoExtent('half')).toThrow('half is no extent of the demo. Choose one of releases, year, full');
  expect(readDemoExtent('year')).toBe('year');
});

test('production refuses the demo', async () => {
  const production = { ...context, config: { ...context.config, app_mode: 'production' as const } };
  await expect(seedDemo(production)).rejects.toThrow('The demo is not for production');
});

test('one release of the demo moves here from another distributor and one goes to another, once however often the demo is added', async () => {
  await seedDemoMove(context);
  await seedDemoMove(context);
  const moves = await context.db.select().from(form_requests);
  expect(moves).toMatchObject([{ form: 'content-relocation', outcome: 'done', values: { keep_live: 'yes' } }]);
  const { stores } = await getMoveView(context.db, moves[0] as (typeof moves)[number], context.clock.now());
  expect(new Set(stores.map(({ rule }) => rule)).size).toBeGreaterThan(1);
  expect(await context.db.select().from(handovers)).toMatchObject([{ distributor: 'Nova Music' }]);
});
