import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { audit_events } from '@tangent/db/schema/identity/account.ts';
import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { like } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { computeBalance } from '../../money/ledger/public.ts';
import {
  buildMoneyWorld,
  listWorldPeriods,
  type MoneyWorld,
  rereadFile,
  writeReport,
} from '../../testing/harness/money-world.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { COMMANDS } from './commands.ts';

let app: TestApp;
let world: MoneyWorld;
let folder: string;
beforeAll(async () => {
  app = await createTestApp();
  world = await buildMoneyWorld({ ...app, log: pino({ level: 'silent' }) });
  folder = await mkdtemp(path.join(os.tmpdir(), 'sales-'));
  vi.stubEnv('DATABASE_URL', app.database_url);
  vi.stubEnv('STORAGE_URL', pathToFileURL(app.storage_folder).href);
  vi.stubEnv('STORE_SFTP_HOST_KEY_SHA256', 'unused');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await app.close();
  await rm(folder, { recursive: true });
});

/** Runs a command line and returns its output. */
async function tangent(...args: string[]): Promise<string> {
  const printed: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  const command = COMMANDS.find(({ name }) => name === args.slice(0, 2).join(' '));
  try {
    await command?.run(args.slice(2));
  } finally {
    log.mockRestore();
  }
  return printed.join('\n');
}

async function addFile(name: string, amount: string): Promise<string> {
  const [period = ''] = listWorldPeriods(app.clock.now());
  const lines = [
    { isrc: world.releases[0]?.tracks[0]?.isrc ?? '', amount },
    { isrc: 'QZZZZ9900001', amount: '1' },
    { isrc: 'QZZZZ9900001', upc: '00012345678905', amount: '2' },
  ];
  const file = path.join(folder, name);
  await writeFile(file, writeReport({ store: 'spotify', period, lines }));
  return file;
}

/** Reads the waiting files, as a worker does. */
async function work(): Promise<void> {
  for (const { id } of await app.db.select().from(sales_files)) await rereadFile(world.context, id);
}

const inSuspense = () => computeBalance(app.db, { kind: 'suspense', store_id: 'spotify' });

test('staff imports, views, decides and reverses reports by command', async () => {
  const [one, two] = [await addFile('one.csv', '100'), await addFile('two.csv', '110')];
  expect(await tangent('sales', 'import', one, two)).toMatch(/^1 {2}received .*one\.csv\n2 {2}received .*two\.csv$/);
  expect(await tangent('sales', 'import', one)).toMatch(/^3 {2}duplicate/);
  await work();
  expect(await tangent('sales', 'list', '--state', 'held')).toMatch(/^2 {2}held +3 lines {2}two\.csv {2}same_period$/);
  expect(JSON.parse(await tangent('sales', 'show', '2')).actions).toEqual(['post', 'replace', 'decline']);
  await expect(tangent('sales', 'replace', '2')).rejects.toThrow('--note');
  expect(await tangent('sales', 'replace', '2', '--note', 'Counted again')).toBe('A worker reads and posts it now');
  await work();
  expect(JSON.parse(await tangent('sales', 'show', '1')).file.state).toBe('reversed');
  await expect(tangent('sales', 'decline', '2', '--note', 'Too late')).rejects.toThrow('does not allow this');
  expect(await inSuspense()).toBe(-3_000_000n);
  const track = world.releases[1]?.tracks[0]?.id ?? '';
  expect(await tangent('sales', 'match', '--isrc', 'qz-zzz-99-00001', '--track', track)).toBe('2 lines matched');
  expect(await inSuspense()).toBe(0n);
  expect(await tangent('sales', 'reverse', '2', '--why', 'Not for us')).toBe('Now reversed');
  const receivable = { kind: 'store_receivable', store_id: 'spotify', currency: 'USD' } as const;
  expect(await computeBalance(app.db, receivable)).toBe(0n);
  const actions = await app.db
    .select()
    .from(audit_events)
    .where(like(audit_events.action, 'sales.%'))
    .orderBy(audit_events.id);
  expect(actions.map(({ action }) => action.slice(6))).toEqual([
    'import',
    'import',
    'import',
    'answer',
    'match',
    'match',
    'reverse',
  ]);
});

test('staff imports trends by command, and matches unmatched ones to a track', async () => {
  const lines = ['QZZZZ9900002', world.releases[1]?.tracks[0]?.isrc].map((isrc) => `2026-03-01,spotify,US,${isrc},40`);
  const file = path.join(folder, 'trends.csv');
  await writeFile(file, ['date,store,country,isrc,streams', ...lines].join('\n'));
  const [number = ''] = (await tangent('trends', 'import', file)).split(' ');
  await work();
  const { file: row, days } = JSON.parse(await tangent('sales', 'show', number));
  expect([row.state, row.kind, row.streams, row.suspense_lines]).toEqual(['posted', 'trends', 80, 1]);
  expect(days).toMatchObject([{ day: '2026-03-01', store_id: 'spotify', lines: 2 }]);
  const track = world.releases[1]?.tracks[0]?.id ?? '';
  const match = ['--isrc', 'QZ-ZZZ-99-00002', '--track', track];
  expect(await tangent('trends', 'match', ...match)).toBe('1 line matched');
  expect(await tangent('trends', 'match', ...match)).toBe('0 lines matched');
});
