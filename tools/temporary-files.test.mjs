import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeAbandoned } from './temporary-files.mjs';

test('only the folders of tools that no longer run are removed', () => {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'temporary-'));
  onTestFinished(() => fs.rmSync(parent, { recursive: true }));
  for (const name of ['tangent-tests-1', 'tangent-tests-2', 'tangent-tests-mine', 'other-2'])
    fs.mkdirSync(path.join(parent, name, 'data'), { recursive: true });
  removeAbandoned(parent, (pid) => pid === 1);
  expect(fs.readdirSync(parent).sort()).toEqual(['other-2', 'tangent-tests-1', 'tangent-tests-mine']);
});
