import os from 'node:os';
import { performance } from 'node:perf_hooks';
import { printLoad, watchLoad } from './product/load.ts';
import { dayAfter, submitRelease, uploadFiles, waitUntil } from './product/releases.ts';
import { signIn } from './product/session.ts';
import { startProduct } from './product/start-product.ts';

/**
 * Measures the time from one approval until all stores of the sandbox report the release as live, on one machine with
 * all of them, compared with an approval for a few stores in the same run: a store may not cost more when there are 155
 * or more. Api and worker stay under 400 MB each.
 */
const FEW_STORES = 20;
const LIMIT_RATIO = 1.25;
const TIMEOUT_MS = 20 * 60_000;
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
  const submit = (title: string, ids: readonly string[]) =>
    submitRelease(artist, files, { title, store_ids: ids, release_date });
  const few = await submit('Here And There', store_ids.slice(0, FEW_STORES));
  const all = await submit('Everywhere At Once', store_ids);
  // Approved after its release date: stores then put it on sale as soon as they have it.
  product.tangent('clock', 'set', `${dayAfter(new Date(), 21)}T12:00:00Z`);
  await waitUntil('the demo has settled', 120_000, async () => (await countOpen()) === 0);

  const secondsFew = await approve(few, FEW_STORES);
  const load = watchLoad(product, ['api', 'worker', 'sandbox']);
  const seconds = await approve(all, store_ids.length);
  const loads = load.stop();
  const { bytes } = await sum(all);
  const ratio = seconds / store_ids.length / (secondsFew / FEW_STORES);
  console.log(
    `${store_ids.length} stores live ${seconds.toFixed(1)} s after one approval, ${FEW_STORES} stores after ` +
      `${secondsFew.toFixed(1)} s, on ${os.cpus().length} cores; ${(bytes / 1e6).toFixed(0)} MB sent`,
  );
  console.log(`a store of all costs ${ratio.toFixed(2)} times one of the few, limit ${LIMIT_RATIO}`);
  printLoad(loads);
  if (ratio > LIMIT_RATIO || loads.api.peak_mb > LIMIT_MB || loads.worker.peak_mb > LIMIT_MB) process.exitCode = 1;

  /** Approves a release and returns the seconds until every store shows it. */
  async function approve(id: string, stores: number): Promise<number> {
    const started = performance.now();
    await staff.call('POST', `/v1/api/backoffice/reviews/${id}/approve`, {});
    await waitUntil('live everywhere', TIMEOUT_MS, async () => (await countLive(id)) === stores).catch((error) =>
      explain(id, error),
    );
    return (performance.now() - started) / 1000;
  }

  async function countLive(id: string): Promise<number> {
    const { rows } = await product.database.query(
      "select count(*)::int as count from deliveries where release_id = $1 and state = 'live'",
      [id],
    );
    return rows[0].count;
  }

  async function sum(id: string): Promise<{ bytes: number }> {
    const { rows } = await product.database.query(
      `select sum(a.sent_bytes)::float as bytes from delivery_attempts a
         join delivery_messages m on m.id = a.message_id join deliveries d on d.id = m.delivery_id
        where d.release_id = $1`,
      [id],
    );
    return rows[0];
  }

  async function explain(id: string, error: unknown): Promise<never> {
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
