import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { checkPackage } from '@tangent/apple/check/check-package.ts';
import { checkTtml } from '@tangent/apple/check/check-ttml.ts';
import type { ApplePackage } from '@tangent/apple/model.ts';
import { readMetadata } from '@tangent/apple/package/read-metadata.ts';
import { writeMetadata } from '@tangent/apple/package/write-metadata.ts';
import { buildFullPackage } from '@tangent/apple/testing/full-package.ts';
import { SAMPLE_TTML } from '@tangent/apple/testing/sample-lyrics.ts';
import { buildSampleCheck, buildSamplePackage } from '@tangent/apple/testing/sample-package.ts';

/**
 * Measures how many packages for Apple one core writes and checks per second of CPU time: a ten-track album, and an album
 * with everything that a package can say. The limit is 100 per second for each; reading and lyrics are printed without one.
 */
const LIMIT_PER_SECOND = 100;
const WARM_UP_MS = 1000;
const MEASURE_MS = 3000;

// The event loop turns between two packages, as in a worker.
async function measure(name: string, work: () => void): Promise<number> {
  const warm = performance.now() + WARM_UP_MS;
  while (performance.now() < warm) {
    work();
    await setImmediate();
  }
  const end = performance.now() + MEASURE_MS;
  const before = process.cpuUsage();
  let count = 0;
  for (; performance.now() < end; count += 1) {
    work();
    await setImmediate();
  }
  const used = process.cpuUsage(before);
  const per_second = (count * 1_000_000) / (used.user + used.system);
  console.log(name.padEnd(40), per_second.toFixed(0).padStart(7), '/s');
  return per_second;
}

/** Writes a package and runs every check that it passes before it is sent. */
function send(content: ApplePackage): void {
  const { issues } = checkPackage(buildSampleCheck(content));
  if (issues.length > 0) throw new Error(`the album is refused: ${JSON.stringify(issues)}`);
}

const album = buildSamplePackage(10);
const full = buildFullPackage();
const xml = writeMetadata(album);
console.log(`package of ${album.album.tracks.length} tracks, ${xml.length} characters`);
await measure('write', () => void writeMetadata(album));
await measure('read', () => void readMetadata(xml));
await measure('check lyrics', () => void checkTtml(SAMPLE_TTML));
const speeds = [
  await measure('write and check ten tracks', () => send(album)),
  await measure('write and check an album with everything', () => send(full)),
];
for (const speed of speeds) {
  console.log(`ratio to the limit of ${LIMIT_PER_SECOND}/s: ${(speed / LIMIT_PER_SECOND).toFixed(2)}`);
  if (speed < LIMIT_PER_SECOND) process.exitCode = 1;
}
