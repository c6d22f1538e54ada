import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { checkMessage } from '@tangent/ddex/check/check-message.ts';
import { checkRules } from '@tangent/ddex/check/check-rules.ts';
import { checkSchema, openSchemas } from '@tangent/ddex/check/check-schema.ts';
import { buildNewReleaseMessage } from '@tangent/ddex/ern/new-release-message.ts';
import { buildSampleHeader, buildSampleRelease, listSampleFiles } from '@tangent/ddex/testing/sample-release.ts';
import { getSchemaFolder } from '@tangent/ddex/testing/schema-folder.ts';

/**
 * How many messages of a ten-track album one core builds and checks in a second of its time; seconds of the processor, so that
 * other work on the machine does not count. The limit is 100.
 */
const LIMIT_PER_SECOND = 100;
const WARM_UP_MS = 1000;
const MEASURE_MS = 4000;

const release = buildSampleRelease(10);
const header = buildSampleHeader();
const facts = { kind: 'insert', files: listSampleFiles(release) } as const;

// As in a worker, the event loop turns between two messages; without that the collector cannot free what the parser registers.
async function measurePerSecond(work: () => void): Promise<number> {
  const warm = performance.now() + WARM_UP_MS;
  while (performance.now() < warm) {
    work();
    await setImmediate();
  }
  const end = performance.now() + MEASURE_MS;
  const before = process.cpuUsage();
  let count = 0;
  while (performance.now() < end) {
    work();
    count += 1;
    await setImmediate();
  }
  const used = process.cpuUsage(before);
  return (count * 1_000_000) / (used.user + used.system);
}

function print(name: string, perSecond: number): void {
  console.log(
    `${name.padEnd(34)} ${perSecond.toFixed(0).padStart(7)} /s ${(1000 / perSecond).toFixed(2).padStart(8)} ms`,
  );
}

const opened = performance.now();
const schemas = openSchemas(getSchemaFolder());
console.log(`official schema compiled once in   ${(performance.now() - opened).toFixed(0).padStart(7)} ms`);

const xml = buildNewReleaseMessage(release, header);
console.log(`message of ${release.tracks.length} tracks, ${xml.length} characters`);
print('build', await measurePerSecond(() => buildNewReleaseMessage(release, header)));
print('schema check alone', await measurePerSecond(() => checkSchema(schemas, xml)));
print('rules alone', await measurePerSecond(() => checkRules(xml, facts)));

const perSecond = await measurePerSecond(() => {
  const { issues } = checkMessage(schemas, buildNewReleaseMessage(release, header), facts);
  if (issues.length > 0) throw new Error(`the album is refused: ${JSON.stringify(issues)}`);
});
print('build and both checks, one parse', perSecond);
console.log(`ratio to the limit of ${LIMIT_PER_SECOND}/s: ${(perSecond / LIMIT_PER_SECOND).toFixed(2)}`);
console.log(`memory: ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`);
schemas.close();
if (perSecond < LIMIT_PER_SECOND) process.exitCode = 1;
