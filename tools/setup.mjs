// Installs missing packages. Plain Node without dependencies: it runs before any are installed.
import fs from 'node:fs';
import path from 'node:path';
import { exitOnRequest, startGuarded, waitForExit } from './guarded.mjs';

const ROOT = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const OLDEST_NODE = [20, 19];

/** Throws a readable error if this Node is too old to run the product. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const isOldEnough = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  if (!isOldEnough) throw new Error(`Tangent needs Node ${OLDEST_NODE.join('.')} or newer; this is ${version}`);
}

/**
 * True if the packages of the lock file are installed. npm records its installation in node_modules; folders may have
 * disappeared since.
 */
export function isInstalled(root = ROOT) {
  const notes = path.join(root, 'node_modules/.package-lock.json');
  if (!fs.existsSync(notes)) return false;
  const locked = readPackages(path.join(root, 'package-lock.json'));
  const present = readPackages(notes);
  const isPresent = ([packagePath, { version, optional }]) =>
    present[packagePath] === undefined
      ? optional === true
      : present[packagePath].version === version && fs.existsSync(path.join(root, packagePath));
  return Object.entries(locked).every(isPresent) && Object.keys(present).every((packagePath) => packagePath in locked);
}

// The entry with the empty path is the repository itself.
function readPackages(file) {
  const { '': _root, ...packages } = JSON.parse(fs.readFileSync(file, 'utf8')).packages;
  return packages;
}

/** Installs the packages of the lock file; does nothing if they are installed already. */
export async function setUp() {
  checkNode();
  if (isInstalled()) return;
  // The decoder library includes its own FFmpeg; without this setting it would look for one to download.
  const env = { ...process.env, SKIP_FFMPEG: 'true' };
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // npm warns about packages that require a newer Node than 20; everything is tested on 20 too.
  const install = startGuarded(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await waitForExit(install);
  exitOnRequest();
  if (code !== 0) throw new Error('npm ci failed; see its output above');
}
