import { randomBytes } from 'node:crypto';
import os from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { printLoad, watchLoad } from './product/load.ts';
import { dayAfter, submitRelease, uploadFiles, waitUntil } from './product/releases.ts';
import { signIn } from './product/session.ts';
import { startProduct } from './product/start-product.ts';

/**
 * A release day with many fans: 5 % of them get a 502 after their album was saved, 2 % a 429, 3 % have removed their
 * consent, and the consent of 1 % has expired. The worker is killed in the middle. Afterwards every fan must be in a
 * final state, and every good one must have the album, written exactly once. `FANS` sets their number.
 */
const FANS = Number(process.env.FANS ?? 10_000);
const CONNECTING_AT_ONCE = 16;
const SCOPE = /scope=([^&]+)/;

type Kind = 'fine' | 'fail_once' | 'too_many_once' | 'revoked' | 'expired';

const product = await startProduct(5690);
try {
  const { key, id } = await approveRelease();
  const started = performance.now();
  const tickets = await connectFans(key);
  console.log(`${FANS} fans connected Spotify in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  await endConsents(tickets);

  const load = watchLoad(product, ['worker', 'sandbox']);
  const day = performance.now();
  product.tangent('clock', 'advance', '21d');
  await waitUntil('half of the fans are saved', 900_000, async () => (await countFans(id, ['verified'])) > FANS / 2);
  const worker = product.findPid('worker');
  if (worker !== null) process.kill(worker, 'SIGKILL');
  console.log(`worker killed after ${((performance.now() - day) / 1000).toFixed(0)} s`);
  await waitUntil(
    'every fan is in a final state',
    1_800_000,
    async () => (await countFans(id, ['token_ok', 'saved'])) === 0,
  );
  const seconds = (performance.now() - day) / 1000;
  printLoad(load.stop());
  await report(id, seconds);
} finally {
  await product.stop();
}

/** Submits and approves a release whose campaign starts today; its stores and its fans are those of the sandbox. */
async function approveRelease(): Promise<{ id: string; key: string }> {
  const [artist, staff] = [await signIn(product, 'advanced'), await signIn(product, 'staff')];
  const files = await uploadFiles(artist);
  const dates = { release_date: dayAfter(new Date(), 20), presave_date: dayAfter(new Date(), 0) };
  const id = await submitRelease(artist, files, { title: 'Ten Thousand Hearts', store_ids: ['spotify'], ...dates });
  await staff.call('POST', `/v1/api/backoffice/reviews/${id}/approve`, {});
  const { rows } = await product.database.query('select key from smart_links where release_id = $1', [id]);
  return { id, key: rows[0].key };
}

/** Sends every fan through the consent page, as a browser does; returns the tickets in the order of the fans. */
async function connectFans(key: string): Promise<string[]> {
  const listeners = Array.from({ length: FANS }, (_, number) => {
    const kind = chooseKind(number);
    return { id: nameFan(number), fault: kind === 'fail_once' || kind === 'too_many_once' ? kind : null };
  });
  await post('/control/spotify/listeners', { listeners });
  const tickets = Array.from({ length: FANS }, () => randomBytes(16).toString('hex'));
  let next = 0;
  const connectNext = async () => {
    for (let number = next++; number < FANS; number = next++) await connectFan(key, number, tickets[number] ?? '');
  };
  await Promise.all(Array.from({ length: CONNECTING_AT_ONCE }, connectNext));
  return tickets;
}

async function connectFan(key: string, number: number, ticket: string): Promise<void> {
  const page = await open(`${product.origin}/spotify-auth?release=${key}&ticket=${ticket}`);
  const address = /url=([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  if (!SCOPE.test(address)) throw new Error(`no consent page for fan ${number}: ${readText(page)}`);
  const url = new URL(address);
  const fields = { ...Object.fromEntries(url.searchParams), decision: 'agree', listener: nameFan(number) };
  const body = new URLSearchParams(fields);
  const consent = await fetch(url.origin + url.pathname, { method: 'POST', body, redirect: 'manual' });
  await consent.body?.cancel();
  const back = await open(consent.headers.get('location') ?? '');
  if (!back.includes('data-outcome="saved"')) throw new Error(`fan ${number} was not saved: ${readText(back)}`);
}

/** The text of a page, for an error. */
function readText(page: string): string {
  const body = page.replace(/^[\s\S]*<body/, '').replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '');
  return body
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 300);
}

/** Opens a page; while a busy server says when to come back, waits that long. */
async function open(address: string): Promise<string> {
  for (;;) {
    const response = await fetch(address);
    const seconds = Number(response.headers.get('retry-after') ?? 0);
    const page = await response.text();
    if (response.status !== 503 || seconds === 0) return page;
    await wait(seconds * 1000);
  }
}

/** Fans remove their consent, or it becomes older than six months for both sides. */
async function endConsents(tickets: readonly string[]): Promise<void> {
  for (const [number, ticket] of tickets.entries()) {
    const kind = chooseKind(number);
    if (kind === 'revoked') await post(`/control/spotify/listeners/${nameFan(number)}/revoke`, {});
    if (kind !== 'expired') continue;
    await post(`/control/spotify/listeners/${nameFan(number)}/expire`, {});
    await product.database.query(
      `update presave_fans set consented_at = consented_at - interval '200 days'
        where id = (select fan_id from presave_tickets where ticket = $1)`,
      [ticket],
    );
  }
}

async function report(releaseId: string, seconds: number): Promise<void> {
  const { rows } = await product.database.query(
    `select f.state, f.end_reason, count(*)::int from presave_fans f join presave_campaigns c on c.id = f.campaign_id
      where c.release_id = $1 group by 1, 2 order by 3 desc`,
    [releaseId],
  );
  console.table(rows);
  const response = await fetch(`${product.sandbox_origin}/control/spotify/listeners`);
  const saved = (await response.json()) as { id: string; library: Record<string, number> }[];
  const writes = new Map(saved.map(({ id, library }) => [id, Object.values(library)]));
  const isGood = (number: number) => !['revoked', 'expired'].includes(chooseKind(number));
  const numbers = Array.from({ length: FANS }, (_, number) => number);
  const wrong = numbers.filter((number) => {
    const [count = 0] = writes.get(nameFan(number)) ?? [];
    return count !== (isGood(number) ? 1 : 0);
  });
  console.log(`${FANS} fans in a final state ${seconds.toFixed(0)} s after midnight, on ${os.cpus().length} cores`);
  console.log(`${wrong.length} fans without exactly the writes they should have ${wrong.slice(0, 5).join(' ')}`);
  if (wrong.length > 0) process.exitCode = 1;
}

function chooseKind(number: number): Kind {
  const place = number % 100;
  if (place < 5) return 'fail_once';
  if (place < 7) return 'too_many_once';
  if (place < 10) return 'revoked';
  return place === 10 ? 'expired' : 'fine';
}

function nameFan(number: number): string {
  return `fan-${String(number).padStart(6, '0')}`;
}

async function countFans(releaseId: string, states: readonly string[]): Promise<number> {
  const { rows } = await product.database.query(
    `select count(*)::int as count from presave_fans f join presave_campaigns c on c.id = f.campaign_id
      where c.release_id = $1 and f.state = any($2)`,
    [releaseId, states],
  );
  return rows[0].count;
}

async function post(path: string, body: object): Promise<void> {
  const response = await fetch(`${product.sandbox_origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  await response.body?.cancel();
}
