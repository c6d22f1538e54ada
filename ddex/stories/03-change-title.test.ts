import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkMessage } from '../check/check-message.ts';
import { type ErnSchemas, openSchemas } from '../check/check-schema.ts';
import { buildNewReleaseMessage } from '../ern/new-release-message.ts';
import { parseNewReleaseMessage } from '../ern/parse-new-release-message.ts';
import { buildSampleHeader, buildSampleRelease, withoutFiles } from '../testing/sample-release.ts';
import { getSchemaFolder } from '../testing/schema-folder.ts';

const delivered = buildSampleRelease(3);
const changed = withoutFiles({ ...delivered, title: 'Gece Yüzmesi (Deluxe)' });
const header = buildSampleHeader({ message_id: 'MSG-0002', created_at: '2026-02-03T08:00:00Z' });
const xml = buildNewReleaseMessage(changed, header);

let schemas: ErnSchemas;
beforeAll(() => {
  schemas = openSchemas(getSchemaFolder());
});
afterAll(() => schemas.close());

test('a new title goes out as the whole message again, without the files, in the same thread', () => {
  expect(checkMessage(schemas, xml, { kind: 'update' })).toEqual({ issues: [] });
  const { message } = parseNewReleaseMessage(xml);
  expect(message?.header.thread_id).toBe(buildSampleHeader().thread_id);
  expect(message?.release).toEqual(changed);
});

test('a message without files is no first message', () => {
  const { issues } = checkMessage(schemas, xml, { kind: 'insert' });
  expect(issues.map(({ code }) => code)).toEqual([
    'audio_not_delivered',
    'audio_not_delivered',
    'audio_not_delivered',
    'cover_not_delivered',
  ]);
});

test('an update that brings the audio of one track must bring that of all', () => {
  const tracks = changed.tracks.map((track, i) => ({ ...track, audio: delivered.tracks[i]?.audio ?? null }));
  const [first, ...others] = tracks;
  if (first === undefined) throw new Error('no track');
  const partial = buildNewReleaseMessage({ ...changed, tracks: [{ ...first, audio: null }, ...others] }, header);
  const { issues } = checkMessage(schemas, partial, { kind: 'update' });
  expect(issues.map(({ code }) => code)).toEqual(['audio_not_delivered']);
  const whole = buildNewReleaseMessage({ ...changed, tracks }, header);
  expect(checkMessage(schemas, whole, { kind: 'update' })).toEqual({ issues: [] });
});

test('an update may bring a new cover alone', () => {
  const update = buildNewReleaseMessage({ ...changed, front_cover: delivered.front_cover }, header);
  expect(checkMessage(schemas, update, { kind: 'update' })).toEqual({ issues: [] });
});
