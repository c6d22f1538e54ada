import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chrome } from '@tangent/e2e/chrome.ts';
import { startProduct } from './product/start-product.ts';

/** Measures the JavaScript a visitor's browser loads before they can sign in, in a real browser with an empty cache. */
const LIMIT_KB = 120;
const KB = 1000;

const product = await startProduct(4874);
const browser = await chromium.launch(await chrome());
try {
  const page = await browser.newPage();
  const scripts: { name: string; bytes: number }[] = [];
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!type.includes('javascript')) return;
    const name = new URL(response.url()).pathname;
    // The limit is in gzip; the browser may have received Brotli.
    reading.push(
      response.body().then((body) => void scripts.push({ name, bytes: gzipSync(body, { level: 9 }).length })),
    );
  });
  await page.goto(`${product.origin}/auth/login`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await Promise.all(reading);
  for (const { name, bytes } of scripts.sort((a, b) => b.bytes - a.bytes))
    console.log(`${(bytes / KB).toFixed(1).padStart(7)} kB  ${name}`);
  const sum = scripts.reduce((total, { bytes }) => total + bytes, 0) / KB;
  console.log(`${sum.toFixed(1)} kB gzip for /auth/login, limit ${LIMIT_KB} kB, ratio ${(sum / LIMIT_KB).toFixed(2)}`);
  if (sum > LIMIT_KB) process.exitCode = 1;
} finally {
  await browser.close();
  await product.stop();
}
