// The guard of a program of this folder: `node guard.mjs <pid of the program>`. It outlives the program, even a kill -9, and then ends
// everything that the program has started. It also ends the program when the npm that runs it is gone, which npm does not do itself.
// The program reports through the guard's standard input, one line each: `child <pid>`, `end`, `hurry`. The line closes when the
// program ends, however that happens.
import { createInterface } from 'node:readline';
import { createFamily, isSame, listRunners, readProcesses } from './processes.mjs';

const CHECK_EVERY_MS = 1_000;
const CHECK_EVERY_MS_AT_THE_END = 100;
/** The time to end in order. Together with the time until an end is noticed it stays below ten seconds. */
const KILL_AFTER_MS = 7_000;
/** npm ends an installation only at the second time. */
const REPEAT_AFTER_MS = 2_000;
/** Even a killed process may stay for a while, when a disk does not respond. */
const EXIT_AFTER_MS = 30_000;

const programPid = Number(process.argv[2]);
const first = readProcesses();
// A number is this program's only as long as it is our parent.
const program = process.ppid === programPid ? first.get(programPid) : undefined;
const isRunByNpm = process.env.npm_lifecycle_event !== undefined;
const runners = program && isRunByNpm ? listRunners(first, programPid) : [];
const family = createFamily(program);
/** When a process was asked to end, by its number. */
const stopRequests = new Map();
/** When members that have not ended are killed; null as long as nothing ends. */
let killAt = null;
let timer;

// What ends the program's children must not end their guard before them.
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
    // The program is asked as well: it must not start anything more.
    send(programPid, 'SIGTERM');
    killAt = performance.now() + KILL_AFTER_MS;
  }
  if (killAt !== null) endFamily(performance.now() - killAt);
  timer = setTimeout(check, killAt === null ? CHECK_EVERY_MS : CHECK_EVERY_MS_AT_THE_END);
}

// Each process ends what it has started, in its own order. So only those are asked whose parent is the program, or is gone.
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
    // It has ended since the processes were read.
  }
}
