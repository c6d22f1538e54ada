import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { ledger_transactions } from '@tangent/db/schema/money/ledger.ts';
import { royalty_entries, royalty_store_totals } from '@tangent/db/schema/money/royalty.ts';
import { sales_files, sales_postings, sales_statements, suspense_lines } from '@tangent/db/schema/money/sales.ts';
import { split_parts, split_versions } from '@tangent/db/schema/money/split.ts';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { REPORT_KINDS } from '../../main/modules.ts';
import { expectSoundLedger } from '../../testing/fixtures/import-sales.ts';
import {
  buildMoneyWorld,
  importReport,
  type MoneyWorld,
  rereadFile,
  WORLD_SENDER,
  writeReport,
} from '../../testing/harness/money-world.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { getTestProgram } from '../../testing/harness/test-program.ts';
import { readSalesFileJob, sweepSalesFilesJob } from '../store-file/jobs.ts';
import { storeFileModule } from '../store-file/module.ts';
import { receiveFile } from '../store-file/public.ts';

const LINES = 40_000;

let app: TestApp;
let world: MoneyWorld;
let worker: ChildProcess | null = null;
beforeAll(async () => {
  app = await createTestApp();
  world = await buildMoneyWorld({ ...app, log: pino({ level: 'silent' }) });
});
afterEach(() => worker?.kill('SIGKILL'));
afterAll(() => app.close());

function startWorkerProcess(): ChildProcess {
  const settings = JSON.stringify({ url: app.database_url, storage_folder: app.storage_folder });
  worker = spawn(process.execPath, [getTestProgram('sales-worker'), settings], { stdio: 'inherit' });
  return worker;
}

const songs = () => world.releases.flatMap(({ tracks }) => tracks.map(({ isrc }) => isrc));

/** Returns this many lines, every hundredth of them unmatched. */
function manyLines(count: number) {
  const isrcs = songs();
  return Array.from({ length: count }, (_, index) => ({
    isrc: index % 100 === 0 ? 'USABC2099999' : (isrcs[index % isrcs.length] ?? ''),
    amount: `0.00${(index * 7_919) % 10_000}`,
    country: ['TR', 'BR', 'DE', 'US'][index % 4] ?? 'US',
  }));
}

/** Counts the rows of every table that an import writes. */
async function countRows(): Promise<number[]> {
  const tables = [
    royalty_entries,
    royalty_store_totals,
    suspense_lines,
    sales_statements,
    sales_postings,
    ledger_transactions,
  ];
  const counts: number[] = [];
  for (const table of tables) counts.push(await app.db.$count(table));
  return counts;
}

/** Measures the bytes in the partitions of the entries table, including those of open transactions. */
async function measureEntries(): Promise<number> {
  const size = sql.raw(inject('cluster_workers') === undefined ? 'pg_relation_size' : 'citus_relation_size');
  const { rows } = await app.db.execute<{ bytes: string }>(sql`
    select coalesce(sum(${size}(inhrelid)), 0)::text as bytes from pg_inherits
     where inhparent = 'royalty_entries'::regclass`);
  return Number(rows[0]?.bytes);
}

test('a worker killed at any row of a report leaves nothing of it; the report is found again, and posted once', async () => {
  await importReport(world.context, { store: 'deezer', period: '2025-01', lines: manyLines(10) });
  const before = await countRows();
  const text = writeReport({ store: 'spotify', period: '2025-01', lines: manyLines(LINES) });
  const open = async () => Readable.from([text]);
  const { id } = await receiveFile(world.context, { source: 'inbox', name: 'many.csv', open, received_by: null });
  const start = await measureEntries();
  const killed = startWorkerProcess();
  const reached = start + Math.random() * LINES * 150;
  await vi.waitFor(async () => expect(await measureEntries()).toBeGreaterThan(reached), {
    timeout: 40_000,
    interval: 2,
  });
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  await expect.poll(findReaders).toBe(0);
  expect(await countRows()).toEqual(before);
  // The next worker finds the file unchanged, even after the job of the killed worker was abandoned.
  await app.db.execute(sql`delete from pgboss.job where name = ${readSalesFileJob.name}`);
  await sweep();
  const waiting = sql`select 1 from pgboss.job where name = ${readSalesFileJob.name} and data->>'file_id' = ${id}`;
  expect((await app.db.execute(waiting)).rowCount).toBe(1);
  expect(await rereadFile(world.context, id)).toMatchObject({
    state: 'posted',
    lines: LINES,
    suspense_lines: LINES / 100,
    matched_lines: LINES - LINES / 100,
  });
  expect(await app.db.$count(sales_postings)).toBe(2);
  await expectSoundLedger(app);
});

function sweep(): Promise<void> | undefined {
  const job = storeFileModule
    .buildHandlers({ ...world.context, sender: WORLD_SENDER, report_kinds: REPORT_KINDS })
    .find(({ kind }) => kind.name === sweepSalesFilesJob.name);
  return job?.run({}, { id: '', attempt: 1, is_last_attempt: false, signal: new AbortController().signal });
}

/** Counts connections of a worker in the middle of a transaction. */
async function findReaders(): Promise<number> {
  const { rows } = await app.db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
     where datname = current_database() and (query like 'copy royalty_entries%' or state like 'idle in transaction%')`);
  return rows[0]?.count ?? 0;
}

test('reports read in parallel, each by two workers, are posted once each and without a deadlock', async () => {
  const before = await app.db.$count(sales_postings);
  const ids: string[] = [];
  for (const store of ['spotify', 'deezer', 'tidal'])
    for (const period of ['2025-02', '2025-03']) {
      // The same holders are in every file, in another order.
      const lines = manyLines(600).sort((a, b) => (store === 'deezer' ? 1 : -1) * (a.isrc < b.isrc ? -1 : 1));
      const text = writeReport({ store, period, lines });
      const open = async () => Readable.from([text]);
      ids.push((await receiveFile(world.context, { source: 'inbox', name: store, open, received_by: null })).id);
    }
  // Each reader has two connections, and there are ten.
  await Promise.all([0, 1, 2].flatMap((one) => [ids[one] ?? '', ids[one] ?? '']).map((id) => readSoon(id)));
  await Promise.all(ids.slice(3).map((id) => readSoon(id)));
  const files = await app.db
    .select()
    .from(sales_files)
    .where(sql`id = any(${sql.param(ids)}::uuid[])`);
  expect(files.map(({ state }) => state)).toEqual(ids.map(() => 'posted'));
  expect(await app.db.$count(sales_postings)).toBe(before + 6);
  await expectSoundLedger(app);
});

/** Reads a file as its job does: a file that another worker reads is skipped. */
async function readSoon(id: string): Promise<void> {
  await rereadFile(world.context, id);
}

test('a split that is changed while a report is read applies to all of it or to none of it', async () => {
  const track = world.releases[1]?.tracks[2];
  const [payee] = await app.db.select().from(split_parts).where(eq(split_parts.position, 1)).limit(1);
  const addVersion = (number: number) =>
    app.db.transaction(async (tx) => {
      const owner_id = world.account_ids[1] ?? '';
      const version = { track_id: track?.id ?? '', owner_id, number, effective_from: '2025-04-01' };
      const [row] = await tx
        .insert(split_versions)
        .values({ ...version, created_at: app.clock.now() })
        .returning();
      const part = { version_id: row?.id ?? '', roles: [], name: 'Bora' };
      await tx.insert(split_parts).values([
        { ...part, position: 0, share_basis_points: 10_000 - number },
        { ...part, position: 1, share_basis_points: number, payee_id: payee?.payee_id ?? null },
      ]);
    });
  let number = 0;
  for (let round = 0; round < 5; round++) {
    const lines = Array.from({ length: 1_500 }, () => ({ isrc: track?.isrc ?? '', amount: '1.234567' }));
    const period = `2025-${String(round + 3).padStart(2, '0')}`;
    let isRead = false;
    const reading = importReport(world.context, {
      store: 'tidal',
      period: period.replace('2025-03', '2026-01'),
      lines,
    });
    const editing = (async () => {
      while (!isRead) {
        number += 1;
        await addVersion(number);
      }
    })();
    const file = await reading.finally(() => {
      isRead = true;
    });
    await editing;
    const { rows } = await app.db.execute<{ versions: number; amount: string; net: string }>(sql`
      select count(distinct split_version_id)::int as versions, sum(amount_micros)::text as amount,
             (sum(net_micros) filter (where is_share = 0))::text as net
        from royalty_entries where file_no = ${file.file_no}`);
    expect(rows[0]).toMatchObject({ amount: rows[0]?.net });
    expect(rows[0]?.versions).toBeLessThanOrEqual(1);
  }
  await expectSoundLedger(app);
});
