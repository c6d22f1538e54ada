import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ledger_transactions } from '@tangent/db/schema/money/ledger.ts';
import { withdrawals } from '@tangent/db/schema/money/payout.ts';
import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { createFolderStorage } from '../../gateways/storage/folder-storage.ts';
import { JOB_QUEUES } from '../../main/modules.ts';
import { checkLedger } from '../../money/ledger/public.ts';
import { prepareJobs } from '../../platform/jobs/job-queues.ts';
import { isDatabaseUnavailable } from '../../platform/sql/database-error.ts';
import { startEmbeddedPostgres } from '../../platform/sql/embedded-postgres.ts';
import { migrateDatabase } from '../../platform/sql/migrate.ts';
import { openDatabase } from '../../platform/sql/open-database.ts';
import { waitForDatabase } from '../../platform/sql/wait-for-database.ts';
import { isFinallyPaid, listSent } from '../fakes/flaky-rail.ts';
import { createTestClock } from '../fakes/test-clock.ts';
import { finishReading, railFile, runRandomOperation, settlePayouts } from './money-operations.ts';
import { buildMoneyWorld, findMoneyWorld, type MoneyContext } from './money-world.ts';
import { createRandomSource } from './random-source.ts';

/**
 * The parts of the money drill as separate processes, so that each can be killed: `database` runs a PostgreSQL,
 * `prepare` creates a money world in it, `operate` performs random operations until it is killed and prints a dot for
 * each, `check` finishes pending work and checks the ledger.
 */
const [role = '', folder = '', ...rest] = process.argv.slice(2);
const PARTS: Record<string, () => Promise<void>> = { database: runDatabase, prepare, operate, check };
await PARTS[role]?.();

async function runDatabase(): Promise<void> {
  // Processes are killed here, not machines: data written to files survives.
  const settings = { fsync: 'off', max_connections: '100' };
  const { url } = await startEmbeddedPostgres({ folder: path.join(folder, 'postgres'), log: () => {}, settings });
  console.log(url);
  setInterval(() => {}, 60_000);
}

async function prepare(): Promise<void> {
  const [url = '', migrations = ''] = rest;
  await migrateDatabase(url, migrations);
  await prepareJobs(url, JOB_QUEUES);
  await withContext(url, 10, async (context) => {
    fs.mkdirSync(context.incoming_folder, { recursive: true });
    await buildMoneyWorld(context);
  });
}

async function operate(): Promise<void> {
  const [url = '', seed = '', clients = ''] = rest;
  await withContext(url, 3 * Number(clients), async (context) => {
    const world = await retryWhileUnavailable(() => findMoneyWorld(context));
    const client = async (_: unknown, number: number) => {
      for (const draw = createRandomSource(`${seed} ${number}`); ; ) {
        await retryWhileUnavailable(() => runRandomOperation(world, draw));
        process.stdout.write('.');
      }
    };
    await Promise.all(Array.from({ length: Number(clients) }, client));
  });
}

/** Retries while the database is unavailable; any other error fails. */
async function retryWhileUnavailable<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      await wait(100);
    }
  }
}

async function check(): Promise<void> {
  const [url = ''] = rest;
  await withContext(url, 10, async (context) => {
    const world = await findMoneyWorld(context);
    await finishReading(world);
    await settlePayouts(world);
    const broken = (await checkLedger(context.db)).filter(({ count }) => count > 0);
    const { db } = context;
    const paid = await db.select().from(withdrawals).where(eq(withdrawals.state, 'paid'));
    const sent = listSent(railFile(world));
    const payouts = [
      ...paid.filter(({ id, amount_cents }) => sent.get(id) !== amount_cents).map(({ id }) => `${id} was never sent`),
      ...[...sent.keys()]
        .filter((key) => isFinallyPaid(key) && !paid.some(({ id }) => id === key))
        .map((key) => `${key} is lost`),
    ];
    const counts = {
      movements: await db.$count(ledger_transactions),
      files: await db.$count(sales_files),
      withdrawals: await db.$count(withdrawals),
      sent: sent.size,
    };
    console.log(JSON.stringify({ broken, payouts, counts }));
  });
}

async function withContext(url: string, max_connections: number, work: (context: MoneyContext) => Promise<void>) {
  const database = openDatabase({ url, onError: () => {}, max_connections });
  await waitForDatabase(database.pool);
  const storage = createFolderStorage(path.join(folder, 'files'));
  const log = pino({ level: 'silent' });
  await work({ ...database, storage, log, clock: createTestClock(), incoming_folder: path.join(folder, 'incoming') });
  await database.close();
}
