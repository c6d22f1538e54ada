// The guard of a tool: `node guard.mjs <pid of the tool>`. It outlives the tool, even a kill -9, and then stops
// everything that the tool has started. It also stops the tool when the npm that runs it is gone, which npm does not do
// itself. The tool reports through the guard's standard input, one line each: `child <pid>`, `end`, `hurry`. The pipe
// closes when the tool exits, for whatever reason.
import { createInterface } from 'node:readline';
import { createFamily, isSame, listRunners, readProcesses } from './processes.mjs';

const CHECK_EVERY_MS = 1_000;
const CHECK_EVERY_MS_AT_THE_END = 100;
/** The time for an orderly stop. Together with the time until an exit is noticed it stays below ten seconds. */
const KILL_AFTER_MS = 7_000;
/** npm stops an installation only at the second signal. */
const REPEAT_AFTER_MS = 2_000;
/** Even a killed process may remain for a while, when a disk does not respond. */
const EXIT_AFTER_MS = 30_000;

const programPid = Number(process.argv[2]);
const first = readProcesses();
// The pid belongs to this tool only while it is our parent.
const program = process.ppid === programPid ? first.get(programPid) : undefined;
const isRunByNpm = process.env.npm_lifecycle_event !== undefined;
const runners = program && isRunByNpm ? listRunners(first, programPid) : [];
const family = createFamily(program);
/** When a process was asked to stop, by its pid. */
const stopRequests = new Map();
/** When remaining members are killed; null while nothing is being stopped. */
let killAt = null;
let timer;

// A signal that stops the tool's children must not stop their guard first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
const lines = createInterface({ input: process.stdin });
lines.on('line', receive);
lines.on('close', () => scheduleKill(KILL_AFTER_MS));
check();

function receive(line) {
  const [word, pid] = line.split(' ');
  const child = word === 'child' ? readProcesses().get(Number(pid)) : undefined;
  if (child) family.add(child);
  if (word === 'end') scheduleKill(KILL_AFTER_MS);
  if (word === 'hurry') scheduleKill(0);
}

function scheduleKill(killAfterMs) {
  killAt = Math.min(killAt ?? Number.POSITIVE_INFINITY, performance.now() + killAfterMs);
  check();
}

function check() {
  clearTimeout(timer);
  const processes = readProcesses();
  family.update(processes);
  if (killAt === null && runners.some((runner) => !isSame(processes, runner))) {
    // The tool is stopped too: it must not start anything more.
    send(programPid, 'SIGTERM');
    killAt = performance.now() + KILL_AFTER_MS;
  }
  if (killAt !== null) endFamily(performance.now() - killAt);
  timer = setTimeout(check, killAt === null ? CHECK_EVERY_MS : CHECK_EVERY_MS_AT_THE_END);
}

// Each process stops its own children in its own order, so only those are asked whose parent is the tool, or is gone.
function endFamily(lateMs) {
  const isProgramAlive = family.has(programPid);
  const others = family.list();
  if ((others.length === 0 && !isProgramAlive) || lateMs > EXIT_AFTER_MS) process.exit();
  if (lateMs >= 0) {
    for (const { pid } of others) send(pid, 'SIGKILL');
    if (isProgramAlive) send(programPid, 'SIGKILL');
    return;
  }
  for (const { pid, parent } of others) {
    const isChildOfAnother = parent !== programPid && family.has(parent);
    if (isChildOfAnother || performance.now() - (stopRequests.get(pid) ?? Number.NEGATIVE_INFINITY) < REPEAT_AFTER_MS)
      continue;
    stopRequests.set(pid, performance.now());
    send(pid, 'SIGTERM');
  }
}

function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has exited since the list was read.
  }
}
