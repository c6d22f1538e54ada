import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { EXECUTABLES } from './build.mjs';

test('a built program with a #! line can be started by its path, another file cannot', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tangent-executables-'));
  fs.writeFileSync(path.join(folder, 'program.mjs'), '#!/usr/bin/env node\nconsole.log(1);\n');
  fs.writeFileSync(path.join(folder, 'module.mjs'), 'console.log(2);\n');
  const input = Object.fromEntries(['program', 'module'].map((name) => [name, path.join(folder, `${name}.mjs`)]));
  const bundle = await rolldown({ input, platform: 'node', plugins: [EXECUTABLES] });
  await bundle.write({ dir: path.join(folder, 'built'), format: 'esm' });
  await bundle.close();
  const isExecutable = (name) => (fs.statSync(path.join(folder, 'built', name)).mode & 0o111) === 0o111;
  expect([isExecutable('program.js'), isExecutable('module.js')]).toEqual([true, false]);
  fs.rmSync(folder, { recursive: true });
});
