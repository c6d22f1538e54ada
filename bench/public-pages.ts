import { fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { openClient } from './product/http-client.ts';
import { startQuietProduct } from './product/start-quiet-product.ts';

/**
 * Measures every public page against a static file of the same size, alternately, and the size of its HTML as a browser
 * receives it.
 */
const LIMITS = { throughput: 0.8, html_bytes: 14_000 };
const ROUNDS = 5;
const ROUND_MS = 1_500;
const CONNECTIONS = 20;
const PORT = 5640;

/** The address of each page; the long ones may be larger. */
const PAGES = [
  { address: '/', is_long: false },
  { address: '/free-music-distribution', is_long: false },
  { address: '/music-distribution-and-monetization', is_long: true },
  { address: '/artists-catalog', is_long: false },
  { address: '/playlists', is_long: false },
  { address: '/upgrade', is_long: false },
  { address: '/blog', is_long: false },
  { address: '/blog/splits', is_long: true },
  { address: '/legal/privacy.html', is_long: true },
];

const product = await startQuietProduct(PORT);
const folder = await mkdtemp(path.join(os.tmpdir(), 'tangent-pages-'));
const bare = fork(path.join(import.meta.dirname, 'bare-files.ts'), [folder], { execArgv: ['--import', 'tsx'] });
try {
  const barePort = await new Promise<number>((resolve) => bare.once('message', (port) => resolve(Number(port))));
  for (const page of PAGES) await judgePage(page, barePort);
} finally {
  bare.kill();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

async function judgePage({ address, is_long }: (typeof PAGES)[number], barePort: number): Promise<void> {
  const response = await fetch(`${product.origin}${address}`, { redirect: 'manual' });
  if (response.status !== 200) throw new Error(`${address} answers ${response.status}`);
  const html = Buffer.from(await response.arrayBuffer());
  await writeFile(path.join(folder, 'page.html'), html);
  const ratios: number[] = [];
  let ours = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const file = await load(barePort, '/page.html');
    ours = await load(PORT, address);
    ratios.push(ours / file);
  }
  const ratio = ratios.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  const compressed = brotliCompressSync(html).length;
  const isFast = ratio >= LIMITS.throughput;
  const isSmall = is_long || compressed <= LIMITS.html_bytes;
  if (!isFast || !isSmall) process.exitCode = 1;
  console.log(
    `${isFast && isSmall ? 'ok  ' : 'FAIL'} ${address}: ${ratio.toFixed(2)} x a static file (${ours.toFixed(0)} per second), ` +
      `${(compressed / 1000).toFixed(1)} of ${(html.length / 1000).toFixed(0)} kB compressed`,
  );
}

/** Returns the number of responses per second. */
async function load(port: number, address: string): Promise<number> {
  const until = performance.now() + ROUND_MS;
  let count = 0;
  const connect = async () => {
    const client = await openClient(port);
    for (; performance.now() < until; count++) await client.request('GET', address, { 'accept-language': 'en' });
    client.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connect));
  return (count * 1000) / ROUND_MS;
}
