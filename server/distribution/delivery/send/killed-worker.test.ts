import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import {
  delivery_assets,
  delivery_attempts,
  delivery_files,
  delivery_messages,
} from '@tangent/db/schema/distribution/delivery.ts';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { addReviewableRelease } from '../../../testing/fixtures/reviewable-release.ts';
import { backdateHeartbeats } from '../../../testing/harness/backdate-heartbeats.ts';
import { createDeliveryHarness, type DeliveryHarness } from '../../../testing/harness/delivery-harness.ts';
import { getTestProgram } from '../../../testing/harness/test-program.ts';

let harness: DeliveryHarness;
let worker: ChildProcess | null = null;
afterEach(async () => {
  worker?.kill('SIGKILL');
  await harness.close();
});

function startWorkerProcess(): ChildProcess {
  const { database, folder, access } = harness;
  const settings = JSON.stringify({ url: database.url, folder, access });
  worker = spawn(process.execPath, [getTestProgram('delivery-worker'), settings], { stdio: 'inherit' });
  return worker;
}

/** Kills a worker as soon as a condition is true, and lets another one finish. */
async function killWhen(isTrue: () => Promise<boolean>): Promise<void> {
  const killed = startWorkerProcess();
  await vi.waitFor(async () => expect(await isTrue()).toBe(true), { timeout: 40_000, interval: 2 });
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  await backdateHeartbeats(harness.db);
  startWorkerProcess();
}

async function waitUntilAcknowledged(id: string): Promise<void> {
  await vi.waitFor(async () => expect(await harness.listStates(id)).toEqual({ spotify: 'acknowledged' }), {
    timeout: 80_000,
    interval: 200,
  });
}

/** Checks that there is one package, read once by the store, and that every file in it is the encoded one. */
async function checkPackage(): Promise<void> {
  const { messages, waiting_batches } = await harness.sandbox.store('spotify');
  expect(messages.map(({ file_status }) => file_status)).toEqual(['FileOK']);
  expect(waiting_batches).toEqual([]);
  expect(await harness.db.select().from(delivery_messages)).toHaveLength(1);
  const files = await harness.db.select().from(delivery_files);
  expect(files).toHaveLength(5);
  const client = await harness.sandbox.connect('spotify');
  for (const file of files) {
    const content = await client.read(file.path);
    expect(createHash('sha256').update(content).digest('hex')).toBe(file.sha256);
    const folder = await client.list(path.posix.dirname(file.path));
    expect(folder.filter((name) => name.endsWith('.part'))).toEqual([]);
  }
  client.end();
}

test('after a worker is killed while encoding, every file is made once and one package arrives', async () => {
  harness = await createDeliveryHarness();
  const { id } = await addReviewableRelease(harness, { titles: ['Um', 'Dois'], seconds: 20 });
  await harness.approve(id);
  await killWhen(async () => {
    const { rows } = await harness.db.execute(
      sql`select 1 from pgboss.job where name = 'delivery.encode' and state = 'active'`,
    );
    return rows.length > 0;
  });
  await waitUntilAcknowledged(id);
  expect(await harness.db.select().from(delivery_assets)).toHaveLength(3);
  await checkPackage();
});

test('after a worker is killed while sending, the same message is completed and one package arrives', async () => {
  harness = await createDeliveryHarness();
  const { id } = await addReviewableRelease(harness, { titles: ['Um', 'Dois'], seconds: 20 });
  await harness.approve(id);
  await killWhen(async () =>
    (await harness.db.select().from(delivery_messages)).some(({ state }) => state === 'uploading'),
  );
  await waitUntilAcknowledged(id);
  const attempts = await harness.db.select().from(delivery_attempts).orderBy(delivery_attempts.started_at);
  expect(attempts.map(({ outcome }) => outcome)).toEqual(['abandoned', 'delivered']);
  await checkPackage();
});
