import os from 'node:os';
import { performance } from 'node:perf_hooks';
import { waitForDemo, waitUntil } from './product/releases.ts';
import { startProduct } from './product/start-product.ts';

/**
 * Asks ten thousand times for a reminder to one mailbox, in several spellings and from several connections, as a person
 * does who floods a stranger. The mailbox must get two confirmation mails, there must be one fan, and all responses must
 * be alike, so that they tell nothing about the mailbox. `REQUESTS` sets the number.
 */
const REQUESTS = Number(process.env.REQUESTS ?? 10_000);
const AT_ONCE = 16;
const MAILS_PER_DAY = 2;
const MAILED_WITHIN_MS = 120_000;
const SPELLINGS = ['victim@posteo.example', 'Victim@posteo.example', ' VICTIM@POSTEO.EXAMPLE '];

const product = await startProduct(5720);
try {
  await waitForDemo(product);
  const key = await findCampaignKey();
  const started = performance.now();
  const responses = await flood(key);
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${REQUESTS} requests in ${seconds.toFixed(0)} s on ${os.cpus().length} cores: ${[...responses].join(', ')}`,
  );
  await waitUntil('every mail is sent', MAILED_WITHIN_MS, async () => (await countWaitingMails()) === 0);
  const [mails, fans] = [await countMails(), await countFans()];
  console.log(`${mails} confirmation mails, limit ${MAILS_PER_DAY}; ${fans} fan, limit 1`);
  if (mails !== MAILS_PER_DAY || fans !== 1 || responses.size !== 1) process.exitCode = 1;
} finally {
  await product.stop();
}

/** Finds the release of the demo whose campaign runs. */
async function findCampaignKey(): Promise<string> {
  const { rows } = await product.database.query<{ key: string }>(`
    select l.key from presave_campaigns c join smart_links l on l.release_id = c.release_id
      join releases r on r.id = c.release_id
     where c.starts_on <= current_date and r.release_date > current_date and c.stopped_at is null limit 1`);
  if (!rows[0]) throw new Error('the demo has no running campaign');
  return rows[0].key;
}

/** Returns the different responses: status and address. */
async function flood(key: string): Promise<ReadonlySet<string>> {
  const responses = new Set<string>();
  let next = 0;
  const request = async () => {
    for (let number = next++; number < REQUESTS; number = next++) {
      const body = new URLSearchParams({ email: SPELLINGS[number % SPELLINGS.length] ?? '' });
      const response = await fetch(`${product.origin}/release/${key}/reminder`, {
        method: 'POST',
        body,
        redirect: 'manual',
      });
      await response.body?.cancel();
      responses.add(`${response.status} ${response.headers.get('location') ?? ''}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, request));
  return responses;
}

async function countWaitingMails(): Promise<number> {
  const { rows } = await product.database.query(
    `select count(*)::int from pgboss.job where name = 'mail.fan' and state in ('created', 'retry', 'active')`,
  );
  return rows[0].count;
}

async function countMails(): Promise<number> {
  const response = await fetch(`${product.sandbox_origin}/mail?to=${SPELLINGS[0]}`);
  return ((await response.json()) as unknown[]).length;
}

async function countFans(): Promise<number> {
  const { rows } = await product.database.query(`select count(*)::int from presave_fans where email = $1`, [
    SPELLINGS[0],
  ]);
  return rows[0].count;
}
