import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * How PostgreSQL, which refuses root, is run: `plain` when we are not root, `userns` in a user namespace where root
 * appears as another user (files stay ours, closed parent folders work), `setuid` as another user where namespaces are
 * forbidden.
 */
export type RunMode = { kind: 'plain' } | { kind: 'userns' | 'setuid'; uid: number; gid: number };

export function chooseRunMode(): RunMode {
  if (process.getuid?.() !== 0) return { kind: 'plain' };
  const user = getUnprivilegedUser(['postgres', 'nobody']);
  const works = runs('unshare', ['--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`, 'true']);
  return { kind: works ? 'userns' : 'setuid', ...user };
}

/** Returns the command line and spawn options that start `command` in this mode. */
export function wrapCommand(mode: RunMode, command: string, args: readonly string[]) {
  let line = [command, ...args];
  if (runs('setpriv', ['--pdeathsig', 'INT', 'true'])) {
    line = ['setpriv', '--pdeathsig', 'INT', ...line];
  }
  if (mode.kind === 'userns') {
    line = ['unshare', '--user', `--map-user=${mode.uid}`, `--map-group=${mode.gid}`, ...line];
  }
  const options = {
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C.UTF-8', LANG: 'C.UTF-8' },
    ...(mode.kind === 'setuid' ? { uid: mode.uid, gid: mode.gid } : {}),
  };
  return { command: line[0] ?? command, args: line.slice(1), options };
}

/** Tells whether any user may enter every parent of the folder. */
export function isReachableByOthers(folder: string): boolean {
  for (let current = path.resolve(folder); ; current = path.dirname(current)) {
    if ((fs.statSync(current).mode & 0o001) === 0) return false;
    if (current === path.dirname(current)) return true;
  }
}

function getUnprivilegedUser(names: readonly string[]): { uid: number; gid: number } {
  const rows = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of names) {
    const row = rows.find((candidate) => candidate[0] === name);
    if (row) return { uid: Number(row[2]), gid: Number(row[3]) };
  }
  throw new Error('PostgreSQL does not run as root and /etc/passwd has neither "postgres" nor "nobody"');
}

function runs(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}
