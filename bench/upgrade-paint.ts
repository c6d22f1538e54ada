import { type Browser, chromium } from '@playwright/test';
import { chrome } from '@tangent/e2e/chrome.ts';
import { openSlowPage, PHONE, readSeen } from './product/slow-page.ts';
import { startProduct } from './product/start-product.ts';

/**
 * Measures how fast a visitor on a phone sees the plans: first contentful paint of /upgrade with an empty cache, the
 * median of five.
 */
const LIMIT_MS = 1500;
const RUNS = 5;
/** A slow connection. */
const NETWORK = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

const product = await startProduct(4884);
const browser = await chromium.launch(await chrome());
try {
  const paints: number[] = [];
  for (let run = 0; run < RUNS; run++) paints.push(await measurePaint(browser, `${product.origin}/upgrade`));
  const median = paints.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
  console.log(`first contentful paint in ms: ${paints.map((ms) => ms.toFixed(0)).join(', ')}`);
  console.log(`${median.toFixed(0)} ms, limit ${LIMIT_MS} ms, ratio ${(median / LIMIT_MS).toFixed(2)}`);
  if (!(median <= LIMIT_MS)) process.exitCode = 1;
} finally {
  await browser.close();
  await product.stop();
}

/** Measures in a new context, which has an empty cache and no open connection. */
async function measurePaint(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  const { page } = await openSlowPage(context, NETWORK);
  await page.goto(address, { waitUntil: 'load' });
  const { first_ms } = await readSeen(page);
  await context.close();
  return first_ms;
}
