import { performance } from 'node:perf_hooks';
import { checkMessage } from '@tangent/ddex/check/check-message.ts';
import { checkRules } from '@tangent/ddex/check/check-rules.ts';
import { checkSchema, openSchemas } from '@tangent/ddex/check/check-schema.ts';
import { buildNewReleaseMessage } from '@tangent/ddex/ern/new-release-message.ts';
import { buildSampleHeader, buildSampleRelease, listSampleFiles } from '@tangent/ddex/testing/sample-release.ts';
import { getSchemaFolder } from '@tangent/ddex/testing/schema-folder.ts';

/** How many messages of a ten-track album one core builds and checks in a second. The limit is 100. */
const LIMIT_PER_SECOND = 100;
const WARM_UP_MS = 1000;
const MEASURE_MS = 4000;

const release = buildSampleRelease(10);
const header = buildSampleHeader();
const facts = { kind: 'insert', files: listSampleFiles(release) } as const;

function measurePerSecond(work: () => void): number {
  const warm = performance.now() + WARM_UP_MS;
  while (performance.now() < warm) work();
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < MEASURE_MS) {
    work();
    count += 1;
  }
  return (count * 1000) / (performance.now() - start);
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
print(
  'build',
  measurePerSecond(() => buildNewReleaseMessage(release, header)),
);
print(
  'schema check alone',
  measurePerSecond(() => checkSchema(schemas, xml)),
);
print(
  'rules alone',
  measurePerSecond(() => checkRules(xml, facts)),
);

const perSecond = measurePerSecond(() => {
  const { issues } = checkMessage(schemas, buildNewReleaseMessage(release, header), facts);
  if (issues.length > 0) throw new Error(`the album is refused: ${JSON.stringify(issues)}`);
});
print('build and both checks, one parse', perSecond);
console.log(`ratio to the limit of ${LIMIT_PER_SECOND}/s: ${(perSecond / LIMIT_PER_SECOND).toFixed(2)}`);
console.log(`memory: ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`);
schemas.close();
if (perSecond < LIMIT_PER_SECOND) process.exitCode = 1;
