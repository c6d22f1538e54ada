import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { checkMessage } from '@tangent/ddex/check/check-message.ts';
import { checkRules } from '@tangent/ddex/check/check-rules.ts';
import { checkSchema } from '@tangent/ddex/check/check-schema.ts';
import { buildNewReleaseMessage } from '@tangent/ddex/ern/new-release-message.ts';
import type { ErnRelease, ErnVersion } from '@tangent/ddex/model.ts';
import { checkStructure } from '@tangent/ddex/schema/check-structure.ts';
import { buildFullAlbum } from '@tangent/ddex/testing/full-album.ts';
import { loadSchemasIfPresent } from '@tangent/ddex/testing/official-files.ts';
import {
  buildSampleHeader,
  buildSampleRelease,
  buildSampleWriting,
  listSampleFiles,
} from '@tangent/ddex/testing/sample-release.ts';
import { VERSIONS } from '@tangent/ddex/testing/versions.ts';

/**
 * Measures how many messages of a ten-track album one core builds and checks per second of CPU time, in every version;
 * other work on the machine does not count. The limits are 100 per second and a median of 10 ms for everything, 100 per
 * second also for an album with everything a message can say, and 1,000 per second for our own schema from a message's
 * text to its issues. The official schema is measured too if DDEX_SCHEMA_DIR names its files.
 */
const LIMIT_PER_SECOND = 100;
const LIMIT_MEDIAN_MS = 10;
const LIMIT_STRUCTURE_PER_SECOND = 1000;
const WARM_UP_MS = 1000;
const MEASURE_MS = 4000;

const release = buildSampleRelease(10);
const header = buildSampleHeader();
const full_album = buildFullAlbum(10);

interface Speed {
  per_second: number;
  median_ms: number;
}

// The event loop turns between two messages, as in a worker; otherwise the collector cannot free the parser's
// registrations.
async function measure(work: () => void): Promise<Speed> {
  const warm = performance.now() + WARM_UP_MS;
  while (performance.now() < warm) {
    work();
    await setImmediate();
  }
  const end = performance.now() + MEASURE_MS;
  const before = process.cpuUsage();
  const times: number[] = [];
  while (performance.now() < end) {
    const start = performance.now();
    work();
    times.push(performance.now() - start);
    await setImmediate();
  }
  const used = process.cpuUsage(before);
  return {
    per_second: (times.length * 1_000_000) / (used.user + used.system),
    median_ms: times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN,
  };
}

function print(name: string, { per_second, median_ms }: Speed): void {
  const figures = [per_second.toFixed(0).padStart(7), '/s  median', median_ms.toFixed(2).padStart(6), 'ms'];
  console.log(name.padEnd(34), ...figures);
}

/** Measures everything that happens to a message before it is sent. */
function measureAll(album: ErnRelease, version: ErnVersion): Promise<Speed> {
  const facts = { kind: 'insert', files: listSampleFiles(album) } as const;
  return measure(() => {
    const xml = buildNewReleaseMessage(album, header, buildSampleWriting(version));
    const { issues } = checkMessage(schemas, xml, facts);
    if (issues.length > 0) throw new Error(`the album is refused: ${JSON.stringify(issues)}`);
  });
}

async function measureVersion(version: ErnVersion): Promise<boolean> {
  const build = () => buildNewReleaseMessage(release, header, buildSampleWriting(version));
  const xml = build();
  console.log(`\nERN ${version}: message of ${release.tracks.length} tracks, ${xml.length} characters`);
  print('build', await measure(build));
  const structure = await measure(() => checkStructure(xml));
  print('our schema alone', structure);
  if (schemas !== null) print('official schema alone', await measure(() => checkSchema(schemas, xml)));
  const facts = { kind: 'insert', files: listSampleFiles(release) } as const;
  print('rules alone', await measure(() => checkRules(xml, facts)));
  const speed = await measureAll(release, version);
  print('build and all checks, one parse', speed);
  const full_speed = await measureAll(full_album, version);
  print('the same with every part', full_speed);
  console.log(
    `ratio to the limit of ${LIMIT_PER_SECOND}/s: ${(speed.per_second / LIMIT_PER_SECOND).toFixed(2)}, ` +
      `with every part: ${(full_speed.per_second / LIMIT_PER_SECOND).toFixed(2)}, ` +
      `to a median of ${LIMIT_MEDIAN_MS} ms: ${(LIMIT_MEDIAN_MS / speed.median_ms).toFixed(2)}, ` +
      `of our schema to ${LIMIT_STRUCTURE_PER_SECOND}/s: ${(structure.per_second / LIMIT_STRUCTURE_PER_SECOND).toFixed(2)}`,
  );
  return (
    speed.per_second >= LIMIT_PER_SECOND &&
    full_speed.per_second >= LIMIT_PER_SECOND &&
    speed.median_ms < LIMIT_MEDIAN_MS &&
    structure.per_second >= LIMIT_STRUCTURE_PER_SECOND
  );
}

const compileStart = performance.now();
const schemas = loadSchemasIfPresent();
if (schemas === null) console.log('the official schema is skipped: DDEX_SCHEMA_DIR is not set');
else console.log(`official schemas compiled once in  ${(performance.now() - compileStart).toFixed(0).padStart(7)} ms`);
for (const version of VERSIONS) if (!(await measureVersion(version))) process.exitCode = 1;
console.log(`\nmemory: ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`);
schemas?.close();
