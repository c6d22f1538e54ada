import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { royalty_entries } from '@tangent/db/schema/money/royalty.ts';
import { sales_files, suspense_lines } from '@tangent/db/schema/money/sales.ts';
import { seedStores } from '@tangent/db/seeds/stores.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import type { SentReport } from '@tangent/sandbox/stores/reports/report-book.ts';
import { buildSampleBatch, sendBatch } from '@tangent/sandbox/testing/sample-batch.ts';
import { createTestSandbox, type TestSandbox } from '@tangent/sandbox/testing/test-sandbox.ts';
import { desc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPORT_KINDS } from '../../main/modules.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import {
  buildMoneyWorld,
  type MoneyWorld,
  rereadFile,
  WORLD_SENDER,
  writeReport,
} from '../../testing/harness/money-world.ts';
import { computeOwed } from '../../testing/harness/owed.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { checkLedger, computeBalance, type LedgerRef } from '../ledger/public.ts';
import { decideHeldFile } from '../store-file/public.ts';
import type { SalesInboxContext } from './import-file.ts';
import { getInboxView } from './inbox-view.ts';
import { pollInbox } from './poll-inbox.ts';
import { requestCheck } from './request-check.ts';

let app: TestApp;
let sandbox: TestSandbox;
let world: MoneyWorld;
let context: SalesInboxContext;
beforeAll(async () => {
  [app, sandbox] = await Promise.all([createTestApp(), createTestSandbox()]);
  const log = pino({ level: 'silent' });
  world = await buildMoneyWorld({ ...app, log });
  await inTransaction(app.db, (tx) => seedStores(tx, app.clock.now()));
  const { sftp_port, host_key_sha256 } = sandbox.sandbox;
  const inbox = { url: `sftp://reports@127.0.0.1:${sftp_port}/`, private_key: sandbox.private_key, host_key_sha256 };
  context = { ...app, log, inbox };
});
afterAll(() => Promise.all([app.close(), sandbox.remove()]));

test('the plays of a delivered release come back from the store as money, to the micro', async () => {
  const delivered = world.releases[1];
  if (!delivered) throw new Error('no release');
  await deliver(
    delivered.upc,
    delivered.tracks.map(({ isrc }) => isrc),
  );
  const month = new Date().toISOString().slice(0, 7);
  await moveOn(45);
  const [sent] = await send({ period: month });
  const reported = await readSent(sent);
  await pollInbox(context);
  await app.runJobs();
  const [file] = await listFiles();
  expect(file).toMatchObject({ state: 'posted', source: 'inbox', profile: 'dsr_basic_audio', suspense_lines: 0 });
  // The store’s own totals, computed from the file without the product’s code.
  const declared = reported
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([type]) => type === 'SY01.01')
    .reduce((sum, cells) => sum + toMicros(cells[11] ?? ''), 0n);
  expect(declared).toBeGreaterThan(0n);
  expect(await sum({ kind: 'store_receivable', store_id: 'tidal', currency: 'USD' })).toBe(declared);
  const owed = await computeOwed(app.db, { kind: 'artist_payable', account_id: delivered.account_id });
  const entries = await app.db
    .select()
    .from(royalty_entries)
    .where(eq(royalty_entries.holder_id, delivered.account_id));
  expect(owed).toBe(entries.reduce((total, { amount_micros }) => total + amount_micros, 0n));
  await runLedgerChecks();
});

const MONTH = '2026-06';

test('a report that arrives again in any form changes nothing; a corrected one is held, and is posted in place of it', async () => {
  await remember(['fizy']);
  const [sent] = await send({ period: MONTH });
  await importInbox();
  const [posted] = await listFiles();
  const before = await receivable();
  expect(posted).toMatchObject({ state: 'posted', name: sent?.name });
  for (const fault of [null, 'renamed', 'resaved']) {
    await send({ period: MONTH, fault });
    await importInbox();
    expect((await listFiles())[0]).toMatchObject({ state: 'duplicate', duplicate_of_id: posted?.id });
  }
  expect(await receivable()).toBe(before);
  const [corrected] = await send({ period: MONTH, fault: 'corrected' });
  await importInbox();
  const [held] = await listFiles();
  expect(held).toMatchObject({ state: 'held', hold_reasons: ['same_period', 'same_statement'] });
  expect(await receivable()).toBe(before);
  const decision = { decision: 'replace', note: 'The store was wrong', report_kinds: REPORT_KINDS } as const;
  await inTransaction(app.db, (tx) => decideHeldFile(tx, world.staff, held?.id ?? '', decision, app.clock.now()));
  await readAll();
  expect(await receivable()).toBe(toMicros(corrected?.amount ?? ''));
  expect(await getState(posted?.id)).toBe('reversed');
  await runLedgerChecks();
});

test.each([
  ['truncated', { state: 'malformed' }],
  ['decimal_comma', { state: 'malformed' }],
  ['wrong_total', { state: 'held', hold_reasons: ['totals_differ'] }],
] as const)('of a report with the fault %s nothing is posted', async (fault, outcome) => {
  await remember(['itunes-store']);
  const store_id = 'itunes-store';
  await send({ period: MONTH, store_ids: [store_id], fault });
  await importInbox();
  const [file] = await listFiles();
  expect(file).toMatchObject(outcome);
  if (outcome.state === 'malformed') expect(file?.problems.every(({ line_no }) => line_no > 0)).toBe(true);
  expect(await sum({ kind: 'store_receivable', store_id, currency: 'USD' })).toBe(0n);
});

test('the money of an unknown recording is kept in suspense, and returns are deducted: all money received is accounted for', async () => {
  await remember(['spotify', 'qobuz']);
  const [strange] = await send({ period: MONTH, store_ids: ['spotify'], fault: 'unknown_isrc' });
  const [returned] = await send({ period: MONTH, store_ids: ['qobuz'], fault: 'returns' });
  await importInbox();
  expect((await listFiles()).slice(0, 2).map(({ state }) => state)).toEqual(['posted', 'posted']);
  expect(await sum({ kind: 'store_receivable', store_id: 'spotify', currency: 'USD' })).toBe(
    toMicros(strange?.amount ?? ''),
  );
  expect(await sum({ kind: 'store_receivable', store_id: 'qobuz', currency: 'EUR' })).toBe(
    toMicros(returned?.amount ?? ''),
  );
  const waiting = await app.db.select().from(suspense_lines).where(eq(suspense_lines.store_id, 'spotify'));
  expect(waiting.map(({ isrc, reason }) => [isrc, reason])).toEqual([['QZZZZ9900001', 'unknown_recording']]);
  expect(-(await sum({ kind: 'suspense', store_id: 'spotify' }))).toBe(waiting[0]?.gross_micros);
  await runLedgerChecks();
});

test('an incomplete file waits; of two workers one imports it; an imported file is in the other folder under its number', async () => {
  await remember(['muud']);
  await send({ period: MONTH, store_ids: ['muud'], fault: 'growing' });
  await pollInbox(context);
  expect((await listFiles())[0]?.name).not.toContain('muud');
  expect(await view()).toMatchObject({ waiting_files: 1, failures: 0 });
  await send({ period: MONTH, store_ids: ['muud'] });
  await Promise.all([pollInbox(context), pollInbox(context)]);
  const files = (await listFiles()).filter(({ name }) => name.includes('muud'));
  expect(files).toHaveLength(1);
  const client = await sandbox.connect('reports');
  expect(await client.list('/')).toEqual(['read']);
  expect(await client.list('/read')).toContain(`${files[0]?.file_no}-${files[0]?.name}`);
  client.end();
});

test('a file that was imported and could not be moved away is not imported again', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'inbox-'));
  const local = { ...context, inbox: { url: pathToFileURL(folder).href, private_key: '', host_key_sha256: '' } };
  const isrc = world.releases[2]?.tracks[0]?.isrc ?? '';
  await writeFile(
    path.join(folder, 'march.csv'),
    writeReport({ store: 'deezer', period: MONTH, lines: [{ isrc, amount: '7.25' }] }),
  );
  await writeFile(path.join(folder, 'march.csv.done'), '');
  // A file has the name of the folder to which it should be moved.
  await writeFile(path.join(folder, 'read'), '');
  const countFiles = async () => (await listFiles()).filter(({ name }) => name === 'march.csv').length;
  await pollInbox(local);
  expect(await view()).toMatchObject({ failures: 0, error_text: expect.stringContaining('march.csv') });
  await rm(path.join(folder, 'read'));
  await pollInbox(local);
  expect([await countFiles(), await readdir(folder)]).toEqual([1, ['read']]);
  expect(await view()).toMatchObject({ error_text: null, waiting_files: 0 });
  await rm(folder, { recursive: true });
});

test('an unreachable inbox is polled again at growing intervals, and staff sees why', async () => {
  await sandbox.post('/control/reports/behaviour', { refuse_connection: true });
  await pollInbox(context);
  const failed = await view();
  expect(failed).toMatchObject({
    failures: 1,
    error_class: 'transient',
    address: expect.stringContaining('127.0.0.1'),
  });
  expect(failed.next_poll_at).not.toBeNull();
  await pollInbox(context);
  expect((await view()).failures).toBe(1);
  await inTransaction(app.db, (tx) => requestCheck(tx, app.clock.now()));
  await moveOn(1);
  await pollInbox(context);
  expect((await view()).failures).toBe(2);
  await sandbox.post('/control/reports/behaviour', { refuse_connection: false });
  await moveOn(1);
  await pollInbox(context);
  expect(await view()).toMatchObject({ failures: 0, error_text: null, next_poll_at: null });
  const elsewhere = { ...context, inbox: { ...context.inbox, url: `${context.inbox?.url}report` } as never };
  await pollInbox(elsewhere);
  expect(await view()).toMatchObject({ failures: 1, error_text: expect.stringContaining('no folder report') });
  await inTransaction(app.db, (tx) => requestCheck(tx, app.clock.now()));
  await moveOn(1);
  const stranger = { ...context, inbox: { ...context.inbox, host_key_sha256: 'another' } as never };
  await pollInbox(stranger);
  expect(await view()).toMatchObject({ failures: 2, error_class: 'host_key' });
});

const view = () => getInboxView(app.db, context.inbox?.url ?? null);

async function deliver(icpn: string, isrcs: string[]): Promise<void> {
  const { release: sample } = buildSampleBatch();
  const tracks = sample.tracks.map((track, index) => ({ ...track, isrc: isrcs[index] ?? track.isrc }));
  const client = await sandbox.connect('tidal');
  await sendBatch(client, buildSampleBatch({ header: { sender: WORLD_SENDER }, release: { icpn, tracks } }));
  client.end();
  await moveOn(0);
}

/** Makes a release of the test catalogue one that these stores have had for long. */
async function remember(stores: string[]): Promise<void> {
  const { upc: icpn, tracks } = world.releases[0] ?? { upc: '', tracks: [] };
  const release = { icpn, tracks: tracks.map(({ isrc }) => isrc), stores, live_at: '2026-05-10T00:00:00Z' };
  await sandbox.post('/control/reports/catalogue', { releases: [release] });
}

async function send(reportRequest: object): Promise<SentReport[]> {
  return (await sandbox.post<{ sent: SentReport[] }>('/control/reports', reportRequest)).sent;
}

function readSent(sent: SentReport | undefined): Promise<string> {
  return readFile(path.join(sandbox.message_folder, '../reports/inbox', sent?.name ?? ''), 'utf8');
}

async function importInbox(): Promise<void> {
  await pollInbox(context);
  await readAll();
}

/** Reads all waiting files, as the enqueued jobs do. */
async function readAll(): Promise<void> {
  for (const { id, state } of (await listFiles()).toReversed())
    if (state === 'received' || state === 'reading') await rereadFile({ ...app, log: context.log }, id);
}

async function moveOn(days: number): Promise<void> {
  app.clock.advance(days * DAY_MS);
  await sandbox.post('/control/clock', { offset_ms: app.clock.offsetMs() });
}

const listFiles = () => app.db.select().from(sales_files).orderBy(desc(sales_files.file_no));

async function getState(id = ''): Promise<string | undefined> {
  return (await listFiles()).find((file) => file.id === id)?.state;
}

const sum = (ref: LedgerRef) => computeBalance(app.db, ref);
const receivable = () => sum({ kind: 'store_receivable', store_id: 'fizy', currency: 'TRY' });

async function runLedgerChecks(): Promise<void> {
  expect((await checkLedger(app.db)).filter(({ count }) => count > 0)).toEqual([]);
}

/** Converts an amount in text to whole micros. */
function toMicros(amount: string): bigint {
  const [whole = '', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(8, '0')) / 100n;
}
