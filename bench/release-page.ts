import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { type BrowserContext, chromium } from '@playwright/test';
import { chrome } from '@tangent/e2e/chrome.ts';
import { openSlowPage, PHONE, readSeen } from './product/slow-page.ts';
import type { Product } from './product/start-product.ts';
import { startQuietProduct } from './product/start-quiet-product.ts';

/**
 * Measures what a fan's phone loads for the page of a release with an empty cache, and when its largest part is
 * painted: the median of five runs on a CPU four times slower than this one, with 40 ms latency at 10 Mbit/s.
 */
const LIMITS = { html_kb: 14, all_kb: 120, script_kb: 5, paint_ms: 1000 };
const RUNS = 5;
const KB = 1000;

const product = await startQuietProduct(5570);
const browser = await chromium.launch(await chrome());
try {
  const address = `${product.origin}/release/${await findKey(product)}`;
  const runs = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext(PHONE);
    runs.push(await measure(context, address));
    await context.close();
  }
  report(runs);
} finally {
  await browser.close();
  await product.stop();
}

/** Finds the key of a release with a cover; the demo continues for a while after the product is ready. */
async function findKey({ database }: Product): Promise<string> {
  for (;;) {
    const { rows } = await database.query<{ key: string }>(`
      select l.key from smart_links l join releases r on r.id = l.release_id
       where r.status = 'published' and r.artwork_upload_id is not null limit 1`);
    if (rows[0]) return rows[0].key;
    await wait(1_000);
  }
}

type Run = Awaited<ReturnType<typeof measure>>;

async function measure(context: BrowserContext, address: string) {
  const { page, session } = await openSlowPage(context);
  const sizes: { name: string; bytes: number }[] = [];
  const names = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, response }) => names.set(requestId, response.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.push({ name: names.get(requestId) ?? '', bytes: encodedDataLength }),
  );
  await page.goto(address, { waitUntil: 'networkidle' });
  const { paint_ms } = await readSeen(page);
  const html = await (await context.request.get(address)).text();
  const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>(.*?)<\/script>/gs)].map(([, code = '']) => code);
  const { origin } = new URL(address);
  return {
    html_kb: brotliCompressSync(html).length / KB,
    all_kb: sizes.reduce((sum, { bytes }) => sum + bytes, 0) / KB,
    script_kb: scripts.join('').length / KB,
    paint_ms,
    foreign: sizes.filter(({ name }) => !name.startsWith(origin) && !name.startsWith('data:')).length,
    cookies: (await context.cookies()).length,
    sizes,
  };
}

function report(runs: readonly Run[]): void {
  for (const { name, bytes } of runs[0]?.sizes ?? []) {
    console.log(`${(bytes / KB).toFixed(1).padStart(7)} kB  ${new URL(name).pathname}`);
  }
  for (const [name, limit] of Object.entries(LIMITS) as [keyof typeof LIMITS, number][]) {
    const value = runs.map((run) => run[name]).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
    console.log(`${name}: ${value.toFixed(1)}, limit ${limit}, ratio ${(value / limit).toFixed(2)}`);
    if (value > limit) process.exitCode = 1;
  }
  const { foreign = 0, cookies = 0 } = runs[0] ?? {};
  console.log(`requests to others: ${foreign}, cookies: ${cookies}`);
  if (foreign + cookies > 0) process.exitCode = 1;
}
