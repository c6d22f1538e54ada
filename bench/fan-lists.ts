import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { printAgainstLimit } from './process-cost.ts';
import { watchLoad } from './product/load.ts';
import { type Session, signIn } from './product/session.ts';
import { startQuietProduct } from './product/start-quiet-product.ts';

/**
 * Measures lists that artists download: four accounts take the fans of a campaign with a million of them at once, while
 * the calls of another user are timed. Then it times the page of such a campaign. `FANS` sets the number.
 */
const FANS = Number(process.env.FANS ?? 1_000_000);
const ARTISTS = ['pro', 'advanced', 'free', 'cancelled'];
const OTHER = 'apple';
const LIMITS = { memory_mb: 400, call_p99_ms: 1_000, page_ms: 300 };
const INSERTED_AT_ONCE = 100_000;
const TIMED_EVERY_MS = 50;
const PAGE_VIEWS = 20;

const product = await startQuietProduct(Number(process.env.FIRST_PORT ?? 5800));
try {
  process.exitCode = (await measure()) ? 0 : 1;
} finally {
  await product.stop();
}

async function measure(): Promise<boolean> {
  const artists = await Promise.all(ARTISTS.map((name) => signIn(product, name)));
  const other = await signIn(product, OTHER);
  const campaigns: string[] = [];
  for (const name of ARTISTS) campaigns.push(await addCampaign(name));
  await product.database.query('analyze presave_fans');
  const idle = watchLoad(product, ['api']).stop().api.peak_mb;
  const load = watchLoad(product, ['api']);
  const started = performance.now();
  const until = { now: false };
  const timing = timeCalls(other, until);
  const downloads = await Promise.all(artists.map((artist, index) => download(artist, campaigns[index] ?? '')));
  until.now = true;
  const seconds = (performance.now() - started) / 1000;
  const calls = await timing;
  const { api } = load.stop();
  const complete = downloads.filter((lines) => lines === FANS + 1).length;
  console.log(`${complete} lists of ${FANS} fans in ${seconds.toFixed(1)} s, ${calls.length} calls of another user`);
  console.log(`memory of api before: ${idle.toFixed(0)} MB`);
  const pages = await timePages(artists[0], campaigns[0] ?? '');
  return [
    printAgainstLimit('lists that are not complete', ARTISTS.length - complete, 0, ''),
    printAgainstLimit('memory of api', api.peak_mb, LIMITS.memory_mb, ' MB'),
    printAgainstLimit('calls of another user, 99 %', percentile(calls), LIMITS.call_p99_ms, ' ms'),
    printAgainstLimit('calls of another user, slowest', Math.max(...calls), LIMITS.call_p99_ms, ' ms'),
    printAgainstLimit('page of the campaign, 99 %', percentile(pages), LIMITS.page_ms, ' ms'),
  ].every((isWithin) => isWithin);
}

/** Adds a campaign with its fans to an account, for any release that has none. */
async function addCampaign(username: string): Promise<string> {
  const { rows } = await product.database.query<{ id: string }>(
    `insert into presave_campaigns (id, account_id, release_id, name, starts_on, announced_date, completed_at, created_at)
     select gen_random_uuid(), u.id, r.id, 'Bench', current_date - 30, current_date, now(), now()
       from users u cross join lateral (
         select id from releases r where not exists (select 1 from presave_campaigns c where c.release_id = r.id) limit 1) r
      where u.username = $1 returning id`,
    [username],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`no campaign for ${username}`);
  for (let from = 1; from <= FANS; from += INSERTED_AT_ONCE) {
    await product.database.query(
      `insert into presave_fans (id, campaign_id, way, state, fan_key, country, followers, language, email,
         artist_may_write, consented_at, consent_version, consent_scope)
       select gen_random_uuid(), $1, (array['spotify', 'mail', 'calendar'])[1 + n % 3],
              (array['verified', 'reminded', 'added'])[1 + n % 3], n::text,
              (array['TR', 'BR', 'US', 'DE', 'MX', null])[1 + n % 6], n % 1000, 'en',
              case when n % 3 = 1 then n || '@posteo.example' end, n % 2 = 0,
              now() - n * interval '2 seconds', '1', 'bench'
         from generate_series($2::int, $3::int) n`,
      [id, from, Math.min(FANS, from + INSERTED_AT_ONCE - 1)],
    );
  }
  return id;
}

/** Downloads the fans of a campaign; returns the number of lines. */
async function download({ headers }: Session, id: string): Promise<number> {
  const response = await fetch(`${product.origin}/v1/api/presaves/${id}/fans.csv`, { headers });
  if (!response.ok) throw new Error(`the list answered ${response.status}`);
  let lines = 0;
  for await (const chunk of response.body ?? []) lines += countLines(chunk);
  return lines;
}

function countLines(chunk: Uint8Array): number {
  let lines = 0;
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
  return lines;
}

async function timeCalls(session: Session, until: { now: boolean }): Promise<number[]> {
  const durations: number[] = [];
  while (!until.now) {
    const started = performance.now();
    await session.call('GET', '/v1/api/releases');
    durations.push(performance.now() - started);
    await wait(TIMED_EVERY_MS);
  }
  return durations;
}

async function timePages(session: Session | undefined, id: string): Promise<number[]> {
  const durations: number[] = [];
  for (let view = 0; view < PAGE_VIEWS; view++) {
    const started = performance.now();
    await Promise.all([
      session?.call('GET', `/v1/api/presaves/${id}`),
      session?.call('GET', `/v1/api/presaves/${id}/fans`),
    ]);
    durations.push(performance.now() - started);
  }
  return durations;
}

function percentile(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN;
}
