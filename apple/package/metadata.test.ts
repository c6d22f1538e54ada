import { expect, test } from 'vitest';
import { checkPackage } from '../check/check-package.ts';
import { buildSampleCheck, buildSamplePackage, buildTakedown } from '../testing/sample-package.ts';
import { readMetadata } from './read-metadata.ts';
import { writeMetadata } from './write-metadata.ts';

test('an album is written, breaks no rule and is read back', () => {
  const content = buildSamplePackage(3);
  expect(checkPackage(buildSampleCheck(content)).issues).toEqual([]);
  expect(readMetadata(writeMetadata(content))).toEqual({
    ok: true,
    package: { ...content, unknown_elements: [] },
    version: 'music5.3',
  });
});

test('a takedown is an album without tracks, files, dates and prices', () => {
  const content = buildTakedown(buildSamplePackage(3));
  const xml = writeMetadata(content);
  expect(xml).not.toMatch(/track|file|_start_date|wholesale/);
  expect(checkPackage(buildSampleCheck(content)).issues).toEqual([]);
  expect(readMetadata(xml)).toMatchObject({ ok: true, package: content });
});
