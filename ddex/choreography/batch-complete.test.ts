import { expect, test } from 'vitest';
import { buildSampleManifest } from '../testing/sample-manifest.ts';
import {
  buildBatchComplete,
  EMPTY_BATCH_COMPLETE,
  parseBatchComplete,
  parseBatchCompleteFile,
} from './batch-complete.ts';

const manifest = buildSampleManifest();

test('the manifest of a batch reads back as it was written', () => {
  expect(parseBatchComplete(buildBatchComplete(manifest))).toEqual(manifest);
});

test('a purge is named as one in the manifest', () => {
  const purges = manifest.messages.map((message) => ({ ...message, type: 'PurgeReleaseMessage' as const }));
  const written = { ...manifest, messages: purges };
  expect(parseBatchComplete(buildBatchComplete(written))).toEqual(written);
});

test('a batch is complete by a file without content or by a manifest, never by half of one', () => {
  const xml = buildBatchComplete(manifest);
  expect(parseBatchCompleteFile(EMPTY_BATCH_COMPLETE)).toEqual({ style: 'empty' });
  expect(parseBatchCompleteFile(xml)).toEqual({ style: 'manifest', manifest });
  expect(parseBatchCompleteFile(xml.slice(0, -20))).toBeNull();
});

test.each([
  ['an empty flag', ''],
  ['half a manifest', buildBatchComplete(manifest).slice(0, 600)],
  [
    'another number of messages',
    buildBatchComplete(manifest).replace('>2</NumberOfMessages>', '>3</NumberOfMessages>'),
  ],
  ['another message', '<ManifestMassage/>'],
])('%s is no manifest', (_name, xml) => {
  expect(parseBatchComplete(xml)).toBeNull();
});
