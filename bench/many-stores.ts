import os from 'node:os';
import { performance } from 'node:perf_hooks';
import { printLoad, watchLoad } from './product/load.ts';
import { dayAfter, submitRelease, uploadFiles, waitUntil } from './product/releases.ts';
import { signIn } from './product/session.ts';
import { startProduct } from './product/start-product.ts';

/**
 * Measures the time from one approval until all stores of the sandbox report the release as live, on one machine with
 * all of them. The limit is a minute for 155 stores or more on two cores; api and worker stay under 400 MB each.
 */
const LIMIT_S = 60;
const LIMIT_MB = 400;
const STORES_AT_LEAST = 155;

const product = await startProduct(4870);
try {
  const [artist, staff] = [await signIn(product, 'advanced'), await signIn(product, 'staff')];
  type Stores = { items: { id: string; contract: string }[] };
  const { items } = await artist.call<Stores>('GET', '/v1/api/stores');
  const store_ids = items.filter(({ contract }) => contract === 'sandbox').map(({ id }) => id);
  if (store_ids.length < STORES_AT_LEAST) throw new Error(`only ${store_ids.length} stores`);
  const files = await uploadFiles(artist);
  const release_date = dayAfter(new Date(), 20);
  const id = await submitRelease(artist, files, { title: 'Everywhere At Once', store_ids, release_date });
  // Approved after its release date: stores then put it on sale as soon as they have it.
  product.tangent('clock', 'set', `${dayAfter(new Date(), 21)}T12:00:00Z`);
  await waitUntil('the demo has settled', 120_000, async () => (await countOpen()) === 0);

  const load = watchLoad(product, ['api', 'worker', 'sandbox']);
  const started = performance.now();
  await staff.call('POST', `/v1/api/backoffice/reviews/${id}/approve`, {});
  await waitUntil('live everywhere', 10 * LIMIT_S * 1000, async () => (await countLive()) === store_ids.length).catch(
    explain,
  );
  const seconds = (performance.now() - started) / 1000;
  const { bytes } = await sum();
  console.log(
    `${store_ids.length} stores live ${seconds.toFixed(1)} s after one approval, on ${os.cpus().length} cores`,
  );
  console.log(`limit ${LIMIT_S} s, ratio ${(seconds / LIMIT_S).toFixed(2)}; ${(bytes / 1e6).toFixed(0)} MB sent`);
  const loads = load.stop();
  printLoad(loads);
  if (seconds > LIMIT_S || loads.api.peak_mb > LIMIT_MB || loads.worker.peak_mb > LIMIT_MB) process.exitCode = 1;

  async function countLive(): Promise<number> {
    const { rows } = await product.database.query(
      "select count(*)::int as count from deliveries where release_id = $1 and state = 'live'",
      [id],
    );
    return rows[0].count;
  }

  async function sum(): Promise<{ bytes: number }> {
    const { rows } = await product.database.query(
      `select sum(a.sent_bytes)::float as bytes from delivery_attempts a
         join delivery_messages m on m.id = a.message_id join deliveries d on d.id = m.delivery_id
        where d.release_id = $1`,
      [id],
    );
    return rows[0];
  }

  async function explain(error: unknown): Promise<never> {
    const { rows } = await product.database.query(
      `select d.state, m.state as message, d.reason_code, count(*)::int, min(d.store_id) as example
         from deliveries d join delivery_messages m on m.delivery_id = d.id where d.release_id = $1 group by 1, 2, 3`,
      [id],
    );
    console.table(rows);
    throw error;
  }
} finally {
  await product.stop();
}

/** Counts the messages of any release that have not been sent. */
async function countOpen(): Promise<number> {
  const { rows } = await product.database.query(
    "select count(*)::int as count from delivery_messages where state in ('planned', 'built', 'uploading')",
  );
  return rows[0].count;
}
