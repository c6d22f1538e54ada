import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

/** Lists files that differ from main: committed here only, changed, or new. Deleted ones are left out. */
export function listChangedFiles(git = runGit) {
  const base = findBase(git);
  const names = [git('diff', '--name-only', '-z', base), git('ls-files', '--others', '--exclude-standard', '-z')];
  const files = new Set(names.join('').split('\0').filter(Boolean));
  return [...files].sort().filter((file) => fs.existsSync(file));
}

// Without a remote, compares with the local main; on main, with the last commit.
function findBase(git) {
  for (const main of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', main).trim();
    } catch {
      // The branch does not exist.
    }
  }
  return 'HEAD';
}

function runGit(...args) {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
