import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { music } from '@tangent/audio/testing/signals.ts';
import { writeWav } from '@tangent/audio/testing/wav.ts';
import { listReleases } from '@tangent/contract/catalogue/release.ts';
import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import type { ApiScope } from '@tangent/domain/identity/auth/api-scope.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { webhookSweep } from '../events/webhook/jobs.ts';
import { recordWebhookEvents } from '../events/webhook/public.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import { addPostedReport } from '../testing/fixtures/royalty-rows.ts';
import { ensureArtist, grantPlanTo, signUp, type TestAccount } from '../testing/fixtures/test-account.ts';
import { addDraft, addStores } from '../testing/fixtures/test-release.ts';
import { makeToken } from '../testing/fixtures/test-token.ts';
import { addWebhook } from '../testing/fixtures/test-webhook.ts';
import { createTestApp, type TestApp } from '../testing/harness/test-app.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

let app: TestApp;
let account: TestAccount;
let origin: string;
/** A project of a user with the built client as its only package, and the compiled examples. */
let project: string;

beforeAll(async () => {
  app = await createTestApp();
  origin = await app.http.listen({ port: 0, host: '127.0.0.1' });
  await addStores(app);
  project = await mkdtemp(path.join(os.tmpdir(), 'client-'));
  await buildProject();
});
afterAll(async () => {
  await app.close();
  await rm(project, { recursive: true, force: true });
});
beforeEach(async () => {
  account = await signUp(app);
  await grantPlanTo(app, account, 'pro');
});

async function buildProject(): Promise<void> {
  const client = path.join(ROOT, 'clients/typescript');
  const installed = path.join(project, 'node_modules/@tangent/client');
  const tsc = path.join(ROOT, 'node_modules/.bin/tsc');
  await run(tsc, ['-p', client, '--outDir', path.join(installed, 'dist')]);
  await cp(path.join(client, 'package.json'), path.join(installed, 'package.json'));
  await cp(path.join(client, 'examples'), project, { recursive: true });
  await writeFile(path.join(project, 'package.json'), '{"type":"module"}');
  const compilerOptions = {
    strict: true,
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2023', 'dom'],
    types: ['node'],
    typeRoots: [path.join(ROOT, 'node_modules/@types')],
  };
  await writeFile(path.join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  await run(tsc, ['-p', project]);
}

/** Starts an example as its user would: with nothing but Node and the package. */
function start(example: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(project, `${example}.js`), ...args], { cwd: project, env });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(`! ${line}`));
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve));
  return { lines, ended, stop: () => child.kill() };
}

async function withToken(scopes: ApiScope[]): Promise<Record<string, string>> {
  return { TANGENT_URL: origin, TANGENT_TOKEN: (await makeToken(app, account, scopes)).token };
}

test('the example of a release goes from the draft over two uploads to the submission', async () => {
  await ensureArtist(account);
  await app.db.update(users).set({ email_verified_at: app.clock.now() }).where(eq(users.id, account.user._id));
  const cover = path.join(project, 'cover.png');
  const background = { r: 200, g: 40, b: 40 };
  await sharp({ create: { width: 3000, height: 3000, channels: 3, background } })
    .png()
    .toFile(cover);
  const song = writeWav(path.join(project, 'song.wav'), music(70), 24);
  const env = await withToken(['read_releases', 'write_drafts', 'submit_releases']);
  const example = start('release-from-draft-to-submission', [cover, song], env);
  let isRunning = true;
  void example.ended.then(() => {
    isRunning = false;
  });
  // The worker beside it: the example waits until its files are measured.
  while (isRunning) await Promise.race([app.runJobs(), example.ended]);
  expect([await example.ended, example.lines]).toEqual([0, ['Night Drive is submitted']]);
  const { items } = (await account.call(listReleases)).body;
  expect(items).toMatchObject([{ title: 'Night Drive', track_count: 1 }]);
  expect(items[0]?.status).not.toBe('draft');
});

test('the example of royalties writes every line of every report, page after page', async () => {
  const release = await addDraft(app, account);
  const [track] = await app.db.select().from(tracks).where(eq(tracks.release_id, release.id));
  const lines = Array.from({ length: 130 }, (_, index) => ({
    track_id: track?.id ?? '',
    gross_micros: 10_000n,
    units: index + 1,
    line_no: index + 1,
  }));
  await addPostedReport(app, { owner_id: account.user._id, store_id: 'spotify', period: '2026-10', lines });
  const example = start('royalties-to-csv', [], await withToken(['read_royalties']));
  expect(await example.ended).toBe(0);
  expect(example.lines[0]).toBe('"month","store","country","track","units","usd"');
  const units = example.lines.slice(1).map((line) => Number(line.split(',')[4]?.replaceAll('"', '')));
  expect(units.sort((a, b) => a - b)).toEqual(lines.map((line) => line.units));
  expect(example.lines[1]).toMatch(/^"2026-10","Spotify","[A-Z]{2}","Deniz","\d+","0\.0085"$/);
});

test('the example of webhooks takes messages of the product and reacts to them once', async () => {
  const port = await findFreePort();
  const { secret, id: endpoint } = await addWebhook(app, account, `http://127.0.0.1:${port}/`);
  const example = start('react-to-a-webhook', [], { WEBHOOK_SECRET: secret, PORT: String(port) });
  await expect.poll(() => example.lines).toEqual([`listening on http://127.0.0.1:${port}/`]);
  const data = { release_id: uuidv7(), title: 'Gece', upc: null, status: 'published', release_date: null } as const;
  const event = { account_id: account.user._id, type: 'release.live', data } as const;
  await inTransaction(app.db, (tx) => recordWebhookEvents(tx, [event], app.clock.now()));
  await app.runJobs(webhookSweep);
  await expect.poll(() => example.lines.at(-1)).toBe('Gece is live');
  const forged = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { 'webhook-id': endpoint, 'webhook-timestamp': '1', 'webhook-signature': 'v1,AAAA' },
    body: '{}',
  });
  expect(forged.status).toBe(400);
  expect(example.lines).toHaveLength(2);
  example.stop();
  await example.ended;
});

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
