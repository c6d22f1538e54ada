// Guards a tool: everything it has started is stopped however the tool ends: a signal, kill -9, a closed terminal, the
// end of the npm that runs it. Windows has neither signals nor process groups, so tools are not guarded there.
import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from './run-tool.mjs';

const IS_GUARDED = process.platform !== 'win32';
/** One Ctrl-C may arrive twice, from the terminal and from npm. A later one means hurry. */
const SECOND_SIGNAL_AFTER_MS = 1_000;

let guard = null;
let hasSecondGuard = false;
let ending = null;
const children = new Set();

/** Starts guarding this tool. Call it before the tool starts anything, and before long work of its own. */
export function startGuard() {
  if (guard || !IS_GUARDED) return;
  spawnGuard();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, endTool);
  // A closed terminal accepts no more output. The tool must not end with that error.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

function spawnGuard() {
  guard = spawn(process.execPath, [path.join(ROOT, 'tools/guard.mjs'), String(process.pid)], {
    cwd: ROOT,
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  });
  guard.once('error', replaceGuard);
  guard.once('exit', replaceGuard);
  guard.stdin.on('error', () => {});
  // The guard does not keep this process alive.
  guard.unref();
  guard.stdin.unref();
}

/** Starts another guard after the first was killed, to stop the running programs. */
function replaceGuard() {
  if (hasSecondGuard) return;
  hasSecondGuard = true;
  spawnGuard();
  for (const child of children) report(`child ${child.pid}`);
  if (ending) report('end');
  else endTool('SIGTERM');
}

/**
 * Starts a program in its own process group, so that Ctrl-C reaches only the tool, which then stops its programs. Does
 * not return if the tool was asked to stop.
 */
export function startGuarded(command, args, options = {}) {
  startGuard();
  exitOnRequest();
  const child = spawn(command, args, { ...options, detached: IS_GUARDED });
  children.add(child);
  child.once('error', () => children.delete(child));
  child.once('exit', () => children.delete(child));
  if (child.pid !== undefined) report(`child ${child.pid}`);
  return child;
}

/** Resolves with the exit code of a program; 1 if a signal ended it or it could not be started. */
export function waitForExit(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Exits between two steps if the tool was asked to stop during the first one. */
export function exitOnRequest() {
  if (ending) process.exit(ending.code);
}

function endTool(signal) {
  const now = performance.now();
  if (ending) {
    if (now - ending.since > SECOND_SIGNAL_AFTER_MS) report('hurry');
    return;
  }
  ending = { since: now, code: 128 + os.constants.signals[signal] };
  if (children.size === 0) process.exit(ending.code);
  // The guard stops the programs.
  report('end');
}

function report(line) {
  guard?.stdin.write(`${line}\n`);
}
