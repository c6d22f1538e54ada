// Installs what is missing. Plain Node without a dependency: it runs before there are any.
import fs from 'node:fs';
import path from 'node:path';
import { exitOnRequest, startGuarded, waitForExit } from './guarded.mjs';

const ROOT = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const OLDEST_NODE = [20, 19];

/** Ends the program with a sentence when this Node is too old to run the product. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const isOldEnough = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  if (!isOldEnough) throw new Error(`Tangent needs Node ${OLDEST_NODE.join('.')} or newer; this is ${version}`);
}

/** True when the packages of the lock file are there. npm notes in node_modules what it has installed; folders may be gone since. */
export function isInstalled(root = ROOT) {
  const notes = path.join(root, 'node_modules/.package-lock.json');
  if (!fs.existsSync(notes)) return false;
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const present = readPackages(notes);
  const isPageAvailable = ([packagePath, { version, optional }]) =>
    present[packagePath] === undefined
      ? optional === true
      : present[packagePath].version === version && fs.existsSync(path.join(root, packagePath));
  return (
    Object.entries(wanted).every(isPageAvailable) && Object.keys(present).every((packagePath) => packagePath in wanted)
  );
}

// The entry without a place is the repository itself.
function readPackages(file) {
  const { '': _root, ...packages } = JSON.parse(fs.readFileSync(file, 'utf8')).packages;
  return packages;
}

/** Brings node_modules to the lock file; does nothing when it is there already. */
export async function setUp() {
  checkNode();
  if (isInstalled()) return;
  // The decoder library brings its own FFmpeg; without this it would look for one to download.
  const env = { ...process.env, SKIP_FFMPEG: 'true' };
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // npm warns of packages that ask for a newer Node than 20; everything is tested on 20 as well.
  const install = startGuarded(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await waitForExit(install);
  exitOnRequest();
  if (code !== 0) throw new Error('npm ci failed; its own words stand above');
}
