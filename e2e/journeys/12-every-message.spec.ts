import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { listMessages } from '../product.ts';
import { findSchemaProblems } from '../second-reader.ts';

test('every message of all these journeys, in three versions, is valid for an engine that shares no code of ours', async () => {
  const files = listMessages();
  const versions = new Set(files.map((file) => /ern\/(\d+)/.exec(fs.readFileSync(file, 'utf8'))?.[1]));
  expect([...versions].sort()).toEqual(['382', '43', '432']);
  expect(files.length).toBeGreaterThan(100);
  expect(await findSchemaProblems(files)).toEqual([]);
});
