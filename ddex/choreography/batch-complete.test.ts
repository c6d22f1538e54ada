import { expect, test } from 'vitest';
import { buildSampleManifest } from '../testing/sample-manifest.ts';
import {
  buildBatchComplete,
  EMPTY_BATCH_COMPLETE,
  parseBatchComplete,
  parseBatchCompleteFile,
} from './batch-complete.ts';

const manifest = buildSampleManifest();

test('the manifest of a batch reads back unchanged', () => {
  expect(parseBatchComplete(buildBatchComplete(manifest))).toEqual(manifest);
});

test('a purge is marked in the manifest', () => {
  const purges = manifest.messages.map((message) => ({ ...message, type: 'PurgeReleaseMessage' as const }));
  const written = { ...manifest, messages: purges };
  expect(parseBatchComplete(buildBatchComplete(written))).toEqual(written);
});

test('an empty file or a manifest completes a batch, a partial manifest does not', () => {
  const xml = buildBatchComplete(manifest);
  expect(parseBatchCompleteFile(EMPTY_BATCH_COMPLETE)).toEqual({ style: 'empty' });
  expect(parseBatchCompleteFile(xml)).toEqual({ style: 'manifest', manifest });
  expect(parseBatchCompleteFile(xml.slice(0, -20))).toBeNull();
});

test.each([
  ['an empty flag', ''],
  ['half a manifest', buildBatchComplete(manifest).slice(0, 600)],
  [
    'a manifest with a wrong message count',
    buildBatchComplete(manifest).replace('>2</NumberOfMessages>', '>3</NumberOfMessages>'),
  ],
  ['another message', '<ManifestMassage/>'],
])('%s is not a manifest', (_name, xml) => {
  expect(parseBatchComplete(xml)).toBeNull();
});
