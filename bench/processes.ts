import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { melody } from '@tangent/audio/testing/signals.ts';
import { writeWav } from '@tangent/audio/testing/wav.ts';
import { checkSharedState } from './product/across-processes.ts';
import { findLostUploads, uploadHopping } from './product/hopping-uploads.ts';
import { checkInvariants, type Invariant } from './product/invariants.ts';
import { MAJOR_STORES } from './product/major-stores.ts';
import { approveRelease, dayAfter, submitRelease, uploadFiles, waitUntil } from './product/releases.ts';
import { findRepeatedMails } from './product/repeated-mails.ts';
import { type Session, signIn } from './product/session.ts';
import { startProcesses } from './product/start-processes.ts';
import { type SteadyRequests, sendSteadily } from './product/steady-requests.ts';

/**
 * A drill of many processes: three api and four worker processes on one PostgreSQL behind PgBouncer, with files in a
 * bucket, behind nginx, all with the settings of `docs/deploy`. Approves releases for twelve stores, in turns with one
 * api and one worker, and compares the rates; checks that processes share sessions, plans and limits; replaces every
 * process under many requests, and again while deliveries and uploads go on. Nothing may fail, be lost or happen twice.
 */
const RELEASES = Number(process.env.RELEASES ?? 100);
/** Before a turn is timed: a process that has just started still compiles its code. */
const WARM_UP_RELEASES = Number(process.env.WARM_UP_RELEASES ?? 10);
const RESTART_RELEASES = Number(process.env.RESTART_RELEASES ?? 24);
const UPLOADS = Number(process.env.UPLOADS ?? 12);
const PER_SECOND = Number(process.env.PER_SECOND ?? 200);
/** Stores, database and this load share one machine with the deliveries: more would only measure its processors. */
const PER_SECOND_BESIDE = 5;
const FIRST_PORT = Number(process.env.FIRST_PORT ?? 5600);
const ONE = { api: 1, worker: 1 };
const MANY = { api: 3, worker: 4 };
/** Several, because a plan limits the releases per month. */
const ARTISTS = ['advanced', 'pro', 'apple'];
const DONE_WITHIN_MS = 1_200_000;
/** The steady load goes on for a while after the last process was replaced. */
const AFTERWARDS_MS = 3_000;
const WARM_UP_MS = 20_000;

type Counts = typeof ONE;
interface Turn {
  counts: Counts;
  releases: number;
  seconds: number;
  load: number;
}

const processes = await startProcesses(FIRST_PORT);
let isClean = false;
try {
  await processes.scale(ONE);
  for (const artist of ARTISTS.slice(1))
    await processes.tangent('user', 'grant', artist, 'advanced', '12', 'A drill', '--as', 'staff');
  const staff = await signIn(processes, 'staff');
  const artists = await Promise.all(ARTISTS.map((name) => signIn(processes, name)));
  const half = Math.ceil(RELEASES / 2) + WARM_UP_RELEASES;
  const ids = await submitAll(artists, 4 * half + RESTART_RELEASES);
  await processes.tangent('clock', 'set', `${dayAfter(new Date(), 21)}T12:00:00Z`);

  const turns: Turn[] = [];
  for (const [index, counts] of [ONE, MANY, MANY, ONE].entries())
    turns.push(await takeTurn(staff, counts, ids.slice(index * half, (index + 1) * half)));
  const ratio = printTurns(turns);

  await processes.scale(MANY);
  const shared = await checkSharedState(processes);
  const user = artists[1] ?? staff;
  const requested = await replaceUnderRequests(user);
  const worked = await replaceWhileWorking(staff, user, ids.slice(4 * half));
  const afterwards = await checkAfterwards(ids);
  const rules = [...shared, ...requested, ...worked, ...afterwards];
  rules.push({
    rule: 'many processes deliver no slower than one of each',
    broken: ratio < 1 ? [ratio.toFixed(2)] : [],
  });
  printRules(rules);
  isClean = rules.every(({ broken }) => broken.length === 0);
} finally {
  if (!isClean) console.log(`data kept for inspection: ${processes.data_dir}`);
  await processes.stop({ keep: !isClean });
}
process.exit(isClean ? 0 : 1);

/** Submits releases of all artists, so that they wait for their review. */
async function submitAll(artists: readonly Session[], count: number): Promise<string[]> {
  const ids: string[] = [];
  const submitSome = async (artist: Session, first: number) => {
    const files = await uploadFiles(artist);
    for (let at = first; at < count; at += artists.length) {
      const release = { title: `Drill ${at}`, store_ids: MAJOR_STORES, release_date: dayAfter(new Date(), 20) };
      ids[at] = await submitRelease(artist, files, release);
    }
  };
  await Promise.all(artists.map(submitSome));
  return ids;
}

/** Measures how long releases take from their approval, all at once, until the last store shows them. */
async function takeTurn(staff: Session, counts: Counts, ids: readonly string[]): Promise<Turn> {
  await processes.scale(counts);
  await approveAll(staff, ids.slice(0, WARM_UP_RELEASES));
  const timed = ids.slice(WARM_UP_RELEASES);
  const load = os.loadavg()[0] ?? 0;
  const started = performance.now();
  await approveAll(staff, timed);
  return { counts, releases: timed.length, seconds: (performance.now() - started) / 1000, load };
}

async function approveAll(staff: Session, ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => approveRelease(staff, id)));
  await waitUntilLive(ids);
}

function waitUntilLive(ids: readonly string[]): Promise<void> {
  const count = ids.length * MAJOR_STORES.length;
  return waitUntil('all live', DONE_WITHIN_MS, async () => (await countLive(ids)) === count);
}

async function countLive(ids: readonly string[]): Promise<number> {
  const query = "select count(*)::int as count from deliveries where release_id = any($1) and state = 'live'";
  return (await processes.database.query(query, [ids])).rows[0].count;
}

/** Prints the turns; returns the rate of many processes as a multiple of that of one of each. */
function printTurns(turns: readonly Turn[]): number {
  console.table(
    turns.map(({ counts, releases, seconds, load }) => ({
      api: counts.api,
      worker: counts.worker,
      releases,
      'live after (s)': seconds.toFixed(1),
      'messages/s': ((releases * MAJOR_STORES.length) / seconds).toFixed(1),
      'load before': load.toFixed(1),
    })),
  );
  const seconds = (counts: Counts) => turns.reduce((sum, turn) => sum + (turn.counts === counts ? turn.seconds : 0), 0);
  const ratio = seconds(ONE) / seconds(MANY);
  console.log(
    `${RELEASES} releases to ${MAJOR_STORES.length} stores: rate of many ${ratio.toFixed(2)} times that of one`,
  );
  return ratio;
}

/** Replaces every process, one after the other, under many requests. */
async function replaceUnderRequests(user: Session): Promise<Invariant[]> {
  // Every api has compiled its code before, as on the days before a restart.
  const warmedUp = await sendFor(user, PER_SECOND / 2, WARM_UP_MS);
  const failed = await replaceAll(user, PER_SECOND);
  return [{ rule: 'no request failed while every process was replaced', broken: [...warmedUp.failed, ...failed] }];
}

/** Replaces every process again while deliveries and uploads go on, beside few requests. */
async function replaceWhileWorking(staff: Session, user: Session, ids: readonly string[]): Promise<Invariant[]> {
  const song = fs.readFileSync(writeWav(path.join(processes.data_dir, 'song.wav'), melody(62, 2, { channels: 2 }), 16));
  await Promise.all(ids.map((id) => approveRelease(staff, id)));
  const origins = () => [processes.origin, ...processes.listApis()];
  const uploading = Promise.all(Array.from({ length: UPLOADS }, () => uploadHopping(origins, user, song)));
  const failed = await replaceAll(user, PER_SECOND_BESIDE);
  const uploads = await uploading;
  await waitUntilLive(ids);
  const repeated = uploads.reduce((sum, upload) => sum + upload.repeated, 0);
  console.log(
    `${uploads.length} uploads of ${(song.length / 1e6).toFixed(0)} MB hopped, ${repeated} requests repeated`,
  );
  return [
    { rule: 'no request failed while processes with deliveries and uploads were replaced', broken: failed },
    {
      rule: 'no upload is lost that hops between processes',
      broken: await findLostUploads(processes.database, uploads),
    },
  ];
}

/** Replaces every process beside steady requests; returns the requests that failed. */
async function replaceAll(user: Session, perSecond: number): Promise<string[]> {
  const load = os.loadavg()[0] ?? 0;
  const steady = sendSteadily(processes.origin, user, perSecond);
  const replaced = await processes.replaceAll();
  await new Promise((resolve) => setTimeout(resolve, AFTERWARDS_MS));
  const { sent, failed, slowest_ms, seconds } = await steady.stop();
  console.table(
    replaced.map(({ name, ended_ms }) => ({ replaced: name, 'ended after (s)': (ended_ms / 1000).toFixed(1) })),
  );
  console.log(
    `${sent} requests in ${seconds.toFixed(0)} s (${(sent / seconds).toFixed(0)}/s), ${failed.length} failed, ` +
      `slowest ${slowest_ms.toFixed(0)} ms, load before ${load.toFixed(1)}`,
  );
  return failed;
}

async function sendFor(user: Session, perSecond: number, ms: number): ReturnType<SteadyRequests['stop']> {
  const steady = sendSteadily(processes.origin, user, perSecond);
  await new Promise((resolve) => setTimeout(resolve, ms));
  return steady.stop();
}

/** Checks records, stores, mails and ledger after everything has settled. */
async function checkAfterwards(ids: readonly string[]): Promise<Invariant[]> {
  const { rows } = await processes.database.query("select source_name from pgboss.job where name = 'dead-letter'");
  const ledger = await processes.tangent('ledger', 'check').catch((error: { stdout: string }) => error.stdout);
  return [
    ...(await checkInvariants(processes, ids)),
    { rule: 'no email about a release was sent twice', broken: await findRepeatedMails(processes, 'Drill ') },
    { rule: 'no job failed for good', broken: rows.map((row) => row.source_name) },
    { rule: 'every rule of the ledger holds', broken: ledger.split('\n').filter((line) => line.startsWith('BROKEN')) },
  ];
}

function printRules(rules: readonly Invariant[]): void {
  for (const { rule, broken } of rules) {
    console.log(`${broken.length === 0 ? 'holds' : `BROKEN ${broken.length}x`}: ${rule}`);
    for (const one of broken.slice(0, 10)) console.log(`  ${one}`);
  }
}
