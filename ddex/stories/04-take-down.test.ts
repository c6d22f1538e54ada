import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkMessage } from '../check/check-message.ts';
import { type ErnSchemas, openSchemas } from '../check/check-schema.ts';
import { buildNewReleaseMessage } from '../ern/new-release-message.ts';
import { parseNewReleaseMessage } from '../ern/parse-new-release-message.ts';
import { buildSampleHeader, buildSampleRelease, withoutFiles } from '../testing/sample-release.ts';
import { getSchemaFolder } from '../testing/schema-folder.ts';

const header = buildSampleHeader({ message_id: 'MSG-0003', created_at: '2026-06-01T08:00:00Z' });
const release = { ...withoutFiles(buildSampleRelease(3)), deals: [] };
const xml = buildNewReleaseMessage(release, header);

let schemas: ErnSchemas;
beforeAll(() => {
  schemas = openSchemas(getSchemaFolder());
});
afterAll(() => schemas.close());

test('a takedown is the whole message without deals', () => {
  expect(xml).not.toContain('DealList');
  expect(checkMessage(schemas, xml, { kind: 'takedown' })).toEqual({ issues: [] });
  expect(parseNewReleaseMessage(xml).message?.release).toEqual(release);
});

test.each(['insert', 'update'] as const)('a message without deals never leaves as an %s', (kind) => {
  const { issues } = checkMessage(schemas, xml, { kind });
  expect(issues.map(({ code, severity }) => [code, severity])).toContainEqual(['deals_missing', 'fatal']);
});

test('a message with deals never leaves as a takedown', () => {
  const live = buildNewReleaseMessage(withoutFiles(buildSampleRelease(3)), header);
  const { issues } = checkMessage(schemas, live, { kind: 'takedown' });
  expect(issues.map(({ code, severity }) => [code, severity])).toEqual([['takedown_with_deals', 'fatal']]);
});
