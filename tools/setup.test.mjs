import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkNode, isInstalled } from './setup.mjs';

const PACKAGE_PATHS = ['node_modules/a', 'server/node_modules/b'];
const buildLock = (packagePaths) => ({
  packages: { '': {}, ...Object.fromEntries(packagePaths.map((packagePath) => [packagePath, { version: '1.0.0' }])) },
});

/** A checkout: what its lock file asks for, what npm noted, and the folders that are there. */
function isInstalledWith({
  wanted = buildLock(PACKAGE_PATHS),
  noted = buildLock(PACKAGE_PATHS),
  folders = PACKAGE_PATHS,
}) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'setup-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true }));
  for (const folder of ['node_modules', ...folders]) fs.mkdirSync(path.join(root, folder), { recursive: true });
  fs.writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify(wanted));
  if (noted) fs.writeFileSync(path.join(root, 'node_modules/.package-lock.json'), JSON.stringify(noted));
  return isInstalled(root);
}

test('an installation is complete when npm noted every package of the lock file and its folder is there', () => {
  expect(isInstalledWith({})).toBe(true);
  expect(isInstalledWith({ noted: null })).toBe(false);
  expect(isInstalledWith({ noted: buildLock(['node_modules/a']) })).toBe(false);
  expect(isInstalledWith({ wanted: buildLock(['node_modules/a']) })).toBe(false);
  expect(isInstalledWith({ folders: ['node_modules/a'] })).toBe(false);
});

test('a package of another platform may be missing, one of another version may not', () => {
  const optional = { packages: { 'node_modules/a': { version: '1.0.0', optional: true } } };
  expect(isInstalledWith({ wanted: optional, noted: buildLock([]) })).toBe(true);
  const newer = { packages: { 'node_modules/a': { version: '1.0.1' } } };
  expect(isInstalledWith({ wanted: newer, noted: buildLock(['node_modules/a']) })).toBe(false);
});

test('a Node that is too old is told which one is needed', () => {
  expect(() => checkNode('18.20.0')).toThrow('Tangent needs Node 20.19 or newer; this is 18.20.0');
  expect(() => checkNode('20.18.3')).toThrow('20.19');
  for (const version of ['20.19.0', '22.1.0', '24.0.0']) expect(() => checkNode(version)).not.toThrow();
});
