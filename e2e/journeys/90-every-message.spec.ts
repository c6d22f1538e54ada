import fs from 'node:fs';
import { expect } from '@playwright/test';
import { findMessageProblems } from '../message-problems.ts';
import { listMessages } from '../product.ts';
import { test } from '../test.ts';

test('every message of all these journeys, in three versions, is valid', async () => {
  const files = listMessages();
  const versions = new Set(files.map((file) => /ern\/(\d+)/.exec(fs.readFileSync(file, 'utf8'))?.[1]));
  expect([...versions].sort()).toEqual(['382', '43', '432']);
  expect(files.length).toBeGreaterThan(100);
  expect(await findMessageProblems(files)).toEqual([]);
});
