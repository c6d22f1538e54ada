import { type Browser, chromium } from '@playwright/test';
import { chrome } from '@tangent/e2e/chrome.ts';
import { openSlowPage, PHONE, readSeen } from './product/slow-page.ts';
import { startQuietProduct } from './product/start-quiet-product.ts';

/**
 * Measures what a visitor on a phone gets of every public page with an empty cache: when its largest part is painted, how
 * much it shifts, how long it cannot react, and its bytes without pictures. The median of three runs.
 */
const LIMITS = { paint_ms: 1000, shift: 0.001, blocked_ms: 50, kb: 100 };
const RUNS = 3;
const ADDRESSES = [
  '/',
  '/free-music-distribution',
  '/music-distribution-and-monetization',
  '/artists-catalog',
  '/playlists',
  '/upgrade',
  '/blog',
  '/blog/splits',
  '/legal/privacy.html',
];

type Run = Record<keyof typeof LIMITS, number>;

const product = await startQuietProduct(5660);
const browser = await chromium.launch(await chrome());
try {
  for (const address of ADDRESSES) {
    const runs: Run[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await measure(browser, `${product.origin}${address}`));
    report(address, runs);
  }
} finally {
  await browser.close();
  await product.stop();
}

/** Measures in a new context, which has an empty cache and no open connection. */
async function measure(browser: Browser, address: string): Promise<Run> {
  const context = await browser.newContext(PHONE);
  const { page, session } = await openSlowPage(context);
  const pictures = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Image') pictures.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!pictures.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const { paint_ms, shift, blocked_ms } = await readSeen(page);
  await context.close();
  return { paint_ms, shift, blocked_ms, kb: bytes / 1000 };
}

function report(address: string, runs: readonly Run[]): void {
  const names = Object.keys(LIMITS) as (keyof Run)[];
  const parts = names.map((name) => {
    const value = runs.map((run) => run[name]).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
    const isRight = value <= LIMITS[name];
    if (!isRight) process.exitCode = 1;
    return `${name} ${value.toFixed(name === 'shift' ? 4 : 0)} of ${LIMITS[name]}${isRight ? '' : ' FAIL'}`;
  });
  console.log(`${address}: ${parts.join(', ')}`);
}
