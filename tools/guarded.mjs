// A tool that ends all that it has started, however the tool ends: a signal, kill -9, a closed terminal, the end of the npm that runs it.
// On Windows there are neither signals nor process groups: there a tool is not guarded.
import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from './run-tool.mjs';

const IS_GUARDED = process.platform !== 'win32';
/** One Ctrl-C may arrive twice, from the terminal and from npm. A later one asks to hurry. */
const SECOND_SIGNAL_AFTER_MS = 1_000;

let guard = null;
let hasSecondGuard = false;
let ending = null;
const children = new Set();

/** From here on this tool is guarded. Call it before the tool starts anything, and before long work of its own. */
export function startGuard() {
  if (guard || !IS_GUARDED) return;
  spawnGuard();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, endTool);
  // A closed terminal takes no more output. That must not be the error by which the tool ends.
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
  // Waiting for the guard is no reason to stay.
  guard.unref();
  guard.stdin.unref();
}

/** The guard was killed: another one takes over, to end what runs. */
function replaceGuard() {
  if (hasSecondGuard) return;
  hasSecondGuard = true;
  spawnGuard();
  for (const child of children) report(`child ${child.pid}`);
  if (ending) report('end');
  else endTool('SIGTERM');
}

/**
 * Starts a program in a process group of its own, so that Ctrl-C reaches the tool alone, which then ends its programs. Does not return
 * when the tool was asked to end.
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

/** Resolves with the exit code of a program; 1 when a signal ended it or it could not be started. */
export function waitForExit(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Ends this tool between two steps when it was asked to end during the first one. */
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
  // The guard asks the programs to end.
  report('end');
}

function report(line) {
  guard?.stdin.write(`${line}\n`);
}
