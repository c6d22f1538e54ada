import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { resetData } from './reset.mjs';

function makeFolder(files) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reset-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

test('all data is removed, even after a database crash', () => {
  // No process has such a large pid.
  const folder = makeFolder({ 'auth-secret': 'x', 'postgres/data/postmaster.pid': '4194305\n/data\n' });
  expect(resetData(folder)).toContain(folder);
  expect(fs.existsSync(folder)).toBe(false);
  expect(resetData(folder)).toBe(`${folder} has no data`);
});

test('the data of a running product stays', () => {
  const folder = makeFolder({ 'auth-secret': 'x', 'postgres/data/postmaster.pid': `${process.pid}\n/data\n` });
  expect(() => resetData(folder)).toThrow('Stop it first');
  expect(fs.existsSync(path.join(folder, 'auth-secret'))).toBe(true);
});

test('a folder without Tangent data stays', () => {
  const folder = makeFolder({ 'thesis.txt': 'x' });
  expect(() => resetData(folder)).toThrow('Nothing was removed');
  expect(fs.existsSync(path.join(folder, 'thesis.txt'))).toBe(true);
});
