import { type Browser, chromium } from '@playwright/test';
import { chrome } from '@tangent/e2e/chrome.ts';
import { startProduct } from './product/start-product.ts';

/**
 * Measures how fast a visitor on a phone sees the plans: first contentful paint of /upgrade with an empty cache, the
 * median of five.
 */
const LIMIT_MS = 1500;
const RUNS = 5;
/** A slow phone on a slow connection: four times slower than this machine, 150 ms latency, 1.6 Mbit/s down, 0.75 up. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

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
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', NETWORK);
  await page.goto(address, { waitUntil: 'load' });
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const first = list.getEntriesByName('first-contentful-paint')[0];
          if (first) resolve(first.startTime);
        });
        observer.observe({ type: 'paint', buffered: true });
      }),
  );
  await context.close();
  return paint;
}
