import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import SftpClient from 'ssh2-sftp-client';
import { checkInvariants } from './product/invariants.ts';
import { printLoad, watchLoad } from './product/load.ts';
import { MAJOR_STORES } from './product/major-stores.ts';
import { approveRelease, dayAfter, submitRelease, uploadFiles, waitUntil } from './product/releases.ts';
import { signIn } from './product/session.ts';
import { type Product, startProduct } from './product/start-product.ts';

/**
 * Measures a hundred simultaneous approvals for the twelve major stores: how fast the releases go live, compared with a
 * plain SFTP transfer of the same bytes to the same server in the same run. Nothing may be lost, duplicated or
 * overtaken; api and worker stay under 400 MB each.
 */
const RELEASES = Number(process.env.RELEASES ?? 100);
const ADVANCED_RELEASES = 96;
const LIMIT_MB = 400;
const DONE_WITHIN_MS = 1_800_000;

const product = await startProduct(4860);
try {
  const staff = await signIn(product, 'staff');
  // Two artists, because a plan limits the releases per month, and the demo has used some.
  const artists = await Promise.all(['advanced', 'pro'].map((name) => signIn(product, name)));
  const release = { store_ids: MAJOR_STORES, release_date: dayAfter(new Date(), 20) };
  const ids: string[] = [];
  for (const [index, artist] of artists.entries()) {
    const files = await uploadFiles(artist);
    const [from, to] = index === 0 ? [1, Math.min(RELEASES, ADVANCED_RELEASES)] : [ADVANCED_RELEASES + 1, RELEASES];
    for (let at = from; at <= to; at++)
      ids.push(await submitRelease(artist, files, { ...release, title: `Number ${at}` }));
  }
  product.tangent('clock', 'set', `${dayAfter(new Date(), 21)}T12:00:00Z`);

  const load = watchLoad(product, ['api', 'worker', 'sandbox']);
  const started = performance.now();
  await Promise.all(ids.map((id) => approveRelease(staff, id)));
  const approved = secondsSince(started);
  await waitUntil(
    'all live',
    DONE_WITHIN_MS,
    async () => (await count(product, ids)) === ids.length * MAJOR_STORES.length,
  );
  const seconds = secondsSince(started);
  const loads = load.stop();
  const { messages, bytes } = await sum(product, ids);
  const plain = await transferPlainly(product, bytes);
  console.log(
    `${ids.length} releases to ${MAJOR_STORES.length} stores on ${os.cpus().length} cores, live in ${seconds.toFixed(1)} s`,
  );
  console.log(
    `${(ids.length / approved).toFixed(1)} approvals/s accepted, ${(messages / seconds).toFixed(1)} messages/s delivered`,
  );
  console.log(
    `${rate(bytes, seconds)}; plain SFTP of the same bytes ${rate(bytes, plain)}; ratio ${(plain / seconds).toFixed(2)}`,
  );
  printLoad(loads);
  for (const { rule, broken } of await checkInvariants(product, ids)) {
    console.log(`${broken.length === 0 ? 'holds' : `BROKEN ${broken.length}x`}: ${rule}`);
    for (const one of broken.slice(0, 3)) console.log(`  ${one}`);
    if (broken.length > 0) process.exitCode = 1;
  }
  if (loads.api.peak_mb > LIMIT_MB || loads.worker.peak_mb > LIMIT_MB) process.exitCode = 1;
} finally {
  await product.stop();
}

function rate(bytes: number, seconds: number): string {
  return `${(bytes / 1e6 / seconds).toFixed(0)} MB/s`;
}

function secondsSince(started: number): number {
  return (performance.now() - started) / 1000;
}

async function count({ database }: Product, ids: string[]): Promise<number> {
  const { rows } = await database.query(
    "select count(*)::int as count from deliveries where release_id = any($1) and state = 'live'",
    [ids],
  );
  return rows[0].count;
}

async function sum({ database }: Product, ids: string[]): Promise<{ messages: number; bytes: number }> {
  const { rows } = await database.query(
    `select count(distinct m.id)::int as messages, sum(a.sent_bytes)::float as bytes from delivery_attempts a
       join delivery_messages m on m.id = a.message_id join deliveries d on d.id = m.delivery_id
      where d.release_id = any($1)`,
    [ids],
  );
  return rows[0];
}

/** Measures the seconds one SFTP client needs for these bytes, in files the size of a song, to the stores' server. */
async function transferPlainly({ data_dir, sftp_port }: Product, bytes: number): Promise<number> {
  const song = path.join(data_dir, 'plain');
  const song_bytes = 6_000_000;
  fs.writeFileSync(song, Buffer.alloc(song_bytes, 1));
  const client = new SftpClient();
  const privateKey = fs.readFileSync(path.join(data_dir, 'store-key.pem'));
  await client.connect({ host: '127.0.0.1', port: sftp_port, username: 'plain', privateKey });
  const started = performance.now();
  for (let sent = 0; sent < bytes; sent += song_bytes) await client.fastPut(song, 'song', { concurrency: 32 });
  const seconds = secondsSince(started);
  await client.end();
  return seconds;
}
