import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkNode, isInstalled } from './setup.mjs';

const PACKAGE_PATHS = ['node_modules/a', 'server/node_modules/b'];
const buildLock = (packagePaths) => ({
  packages: { '': {}, ...Object.fromEntries(packagePaths.map((packagePath) => [packagePath, { version: '1.0.0' }])) },
});

/** Builds a checkout from its lock file, npm's record, and the existing folders. */
function isInstalledWith({
  locked = buildLock(PACKAGE_PATHS),
  recorded = buildLock(PACKAGE_PATHS),
  folders = PACKAGE_PATHS,
}) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'setup-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true }));
  for (const folder of ['node_modules', ...folders]) fs.mkdirSync(path.join(root, folder), { recursive: true });
  fs.writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify(locked));
  if (recorded) fs.writeFileSync(path.join(root, 'node_modules/.package-lock.json'), JSON.stringify(recorded));
  return isInstalled(root);
}

test('an installation is complete when npm recorded every package of the lock file and its folder exists', () => {
  expect(isInstalledWith({})).toBe(true);
  expect(isInstalledWith({ recorded: null })).toBe(false);
  expect(isInstalledWith({ recorded: buildLock(['node_modules/a']) })).toBe(false);
  expect(isInstalledWith({ locked: buildLock(['node_modules/a']) })).toBe(false);
  expect(isInstalledWith({ folders: ['node_modules/a'] })).toBe(false);
});

test('a package for another platform may be missing, one of another version may not', () => {
  const optional = { packages: { 'node_modules/a': { version: '1.0.0', optional: true } } };
  expect(isInstalledWith({ locked: optional, recorded: buildLock([]) })).toBe(true);
  const newer = { packages: { 'node_modules/a': { version: '1.0.1' } } };
  expect(isInstalledWith({ locked: newer, recorded: buildLock(['node_modules/a']) })).toBe(false);
});

test('an outdated Node is refused with the required version', () => {
  expect(() => checkNode('18.20.0')).toThrow('Tangent needs Node 20.19 or newer; this is 18.20.0');
  expect(() => checkNode('20.18.3')).toThrow('20.19');
  for (const version of ['20.19.0', '22.1.0', '24.0.0']) expect(() => checkNode(version)).not.toThrow();
});
