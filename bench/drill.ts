import { setTimeout as wait } from 'node:timers/promises';
import { createRandom, shuffle } from '@tangent/domain/random.ts';
import { checkInvariants } from './product/invariants.ts';
import { dayAfter, submitRelease, uploadFiles } from './product/releases.ts';
import { signIn } from './product/session.ts';
import { type Part, type Product, startProduct } from './product/start-product.ts';
import { doNextAction, findNextAction, type Subject } from './product/traffic.ts';

/**
 * Kills every part of the product at random moments (kill -9) while releases are delivered, changed and taken down,
 * lets it recover, and compares the product's records with those of the stores. `SEED` repeats a run, `KILLS` sets the
 * number of kills of each part.
 */
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
const KILLS = Number(process.env.KILLS ?? 20);
const PARTS = ['worker', 'api', 'database', 'sandbox'] as const satisfies Part[];
/** The longest delay between an action and a kill. */
const MAX_KILL_DELAY_MS = 2_500;
/** Each part is killed once per round: a program that dies more than five times a minute is rightly given up. */
const ROUND_MS = 15_000;
const RECOVERS_WITHIN_MS = 20_000;
const DONE_WITHIN_MS = 300_000;
const STORES = ['spotify', 'amazon-music', 'tiktok', 'deezer', 'facebook-instagram', 'pandora'];

const random = createRandom(String(SEED));
console.log(`seed ${SEED}: ${KILLS} kills of each of ${PARTS.join(', ')}`);
const product = await startProduct(4850);
let isClean = false;
try {
  const sessions = { artist: await signIn(product, 'advanced'), staff: await signIn(product, 'staff') };
  const files = await uploadFiles(sessions.artist);
  const subjects: Subject[] = [];
  const count = Math.ceil((KILLS * PARTS.length) / 3) + 1;
  for (let at = 1; at <= count; at++) {
    const title = `Survivor ${at}`;
    const release = { title, store_ids: STORES, release_date: dayAfter(new Date(), 20) };
    subjects.push({ id: await submitRelease(sessions.artist, files, release), title, stage: 'reviewed' });
  }
  product.tangent('clock', 'set', `${dayAfter(new Date(), 21)}T12:00:00Z`);

  const rounds = Array.from({ length: KILLS }, () => shuffle([...PARTS], random));
  const survived = new Map<Part, number>(PARTS.map((part) => [part, 0]));
  for (const round of rounds) {
    const startedAt = performance.now();
    for (const part of round) {
      const acting = doNextAction(sessions, pick(subjects));
      acting.catch(() => undefined);
      await wait(random() * MAX_KILL_DELAY_MS);
      if (await killAndAwait(product, part)) survived.set(part, (survived.get(part) ?? 0) + 1);
      await acting;
    }
    await wait(Math.max(0, ROUND_MS - (performance.now() - startedAt)));
  }
  await waitUntilLive(product, subjects);
  const invariants = await checkInvariants(
    product,
    subjects.filter(({ stage }) => stage !== 'reviewed').map(({ id }) => id),
  );
  for (const { rule, broken } of invariants) {
    console.log(`${broken.length === 0 ? 'holds' : `BROKEN ${broken.length}x`}: ${rule}`);
    for (const one of broken.slice(0, 5)) console.log(`  ${one}`);
  }
  isClean = invariants.every(({ broken }) => broken.length === 0);
  console.table(PARTS.map((part) => ({ part, recovered: `${survived.get(part)}/${KILLS}` })));
  console.log(await describeWork(product));
  if (PARTS.some((part) => survived.get(part) !== KILLS)) isClean = false;
} finally {
  if (!isClean) console.log(`data kept for inspection: ${product.data_dir}`);
  await product.stop({ keep: !isClean });
}
process.exit(isClean ? 0 : 1);

/** Picks a random release, so that the order of actions is unpredictable. */
function pick(subjects: Subject[]): Subject {
  const open = subjects.filter((subject) => findNextAction(subject) !== null);
  const subject = open[Math.floor(random() * open.length)];
  if (!subject) throw new Error('every release has finished its actions');
  return subject;
}

async function killAndAwait({ findPid }: Product, part: Part): Promise<boolean> {
  const pid = findPid(part);
  if (pid === null) return false;
  process.kill(pid, 'SIGKILL');
  const killed = performance.now();
  while (performance.now() - killed < RECOVERS_WITHIN_MS) {
    const now = findPid(part);
    if (now !== null && now !== pid) return true;
    await wait(50);
  }
  return false;
}

/**
 * Waits until nothing is left to send or acknowledge. Failed deliveries wait for minutes of product time, so the clock
 * is advanced.
 */
async function waitUntilLive(product: Product, subjects: Subject[]): Promise<void> {
  const started = performance.now();
  const ids = subjects.map(({ id }) => id);
  while ((await countUnsettled(product, ids)) > 0) {
    if (performance.now() - started > DONE_WITHIN_MS) throw new Error('the product does not settle');
    product.tangent('clock', 'advance', '10m');
    await wait(4_000);
  }
}

async function countUnsettled({ database }: Product, ids: string[]): Promise<number> {
  const { rows } = await database.query(
    `select count(*)::int as count from deliveries d left join delivery_messages m
         on m.delivery_id = d.id and m.state in ('planned', 'built', 'uploading', 'delivered')
      where d.release_id = any($1) and (m.id is not null or d.state in ('queued', 'sent', 'acknowledged', 'taking_down'))`,
    [ids],
  );
  return rows[0].count;
}

async function describeWork({ database }: Product): Promise<string> {
  const { rows } = await database.query(
    `select (select count(*) from delivery_messages where state in ('delivered', 'accepted', 'rejected')) as messages,
            (select count(*) from delivery_messages where state = 'superseded') as superseded,
            (select count(*) from delivery_attempts) as attempts,
            (select count(*) from delivery_attempts where outcome = 'abandoned') as abandoned`,
  );
  const { messages, superseded, attempts, abandoned } = rows[0];
  return `${messages} messages arrived in ${attempts} attempts (${abandoned} of them killed); ${superseded} were superseded`;
}

/** Returns the items in random order. */
