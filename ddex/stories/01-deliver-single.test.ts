import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildNewReleaseMessage } from '../ern/new-release-message.ts';
import { parseNewReleaseMessage } from '../ern/parse-new-release-message.ts';
import { createEngines } from '../testing/engines.ts';
import {
  buildSampleHeader,
  buildSampleRelease,
  buildSampleWriting,
  listSampleFiles,
} from '../testing/sample-release.ts';
import { toReadRelease } from '../testing/to-read-release.ts';
import { VERSIONS } from '../testing/versions.ts';

const header = buildSampleHeader();
const engines = createEngines();

describe.each(VERSIONS)('the first message of a single in ERN %s', (version) => {
  const release = buildSampleRelease(1);
  const writing = buildSampleWriting(version);
  const xml = buildNewReleaseMessage(release, header, writing);

  test('equals the golden file beside this test', () => {
    expect(xml).toBe(readFileSync(new URL(`./01-deliver-single.${version}.xml`, import.meta.url), 'utf8'));
  });

  test('may be sent: schema, rules and files are right', () => {
    expect(engines.check(xml, { kind: 'insert', files: listSampleFiles(release) })).toEqual([]);
  });

  test('is read back unchanged by a store', () => {
    expect(parseNewReleaseMessage(xml).message).toEqual({ version, header, release: toReadRelease(release, writing) });
  });

  test('may not be sent if a file of the package differs', () => {
    const files = listSampleFiles(release);
    files.set('resources/085001234562.jpg', { size_bytes: 7, hash: { algorithm: 'SHA-256', value: 'cd'.repeat(32) } });
    const issues = engines.check(xml, { kind: 'insert', files });
    expect(issues.map(({ code, severity, params }) => [code, severity, params.path])).toContainEqual([
      'file_hash',
      'fatal',
      'resources/085001234562.jpg',
    ]);
  });
});
