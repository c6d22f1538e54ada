// Reads the processes of this machine as plain data. Plain Node without dependencies: it runs before any are installed.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const SHELLS = /^-?(?:ba|da|z|k|mk|a|fi)?sh$|^busybox$/;
const PS_ARGS = ['-Ao', 'pid=,ppid=,pgid=,stat=,lstart=,comm='];
const PS_LINE = /^ *(\d+) +(\d+) +(\d+) +(\S+) +(\S+ +\S+ +\S+ +\S+ +\S+) +(.*)$/gm;

/**
 * Returns all processes by pid. A pid is reused one day; `started` tells the processes apart. Processes that have
 * exited but were not collected by their parent are left out. On Windows the map is empty.
 */
export function readProcesses() {
  const all = process.platform === 'linux' ? readFromProc() : parsePs(runPs());
  return new Map(all.filter(({ state }) => !/^[ZX]/.test(state)).map((one) => [one.pid, one]));
}

function readFromProc() {
  const pids = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      return [parseStat(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'))];
    } catch {
      // The process exited after the folder was listed.
      return [];
    }
  });
}

/** Parses a line of /proc/<pid>/stat. The name is in parentheses and may contain spaces and parentheses itself. */
export function parseStat(line) {
  const nameEnd = line.lastIndexOf(')');
  const fields = line.slice(nameEnd + 2).split(' ');
  return {
    pid: Number.parseInt(line, 10),
    name: line.slice(line.indexOf('(') + 1, nameEnd),
    state: fields[0],
    parent: Number(fields[1]),
    group: Number(fields[2]),
    started: fields[19],
  };
}

function runPs() {
  return spawnSync('ps', PS_ARGS, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } }).stdout ?? '';
}

/** Parses the same from `ps`, for systems without /proc. */
export function parsePs(text) {
  return [...text.matchAll(PS_LINE)].map(([, pid, parent, group, state, started, command]) => ({
    pid: Number(pid),
    name: command.split('/').at(-1),
    state,
    parent: Number(parent),
    group: Number(group),
    started,
  }));
}

/**
 * Lists the processes between a program and the package manager that runs it, the package manager last. npm runs a
 * script through a shell, and some shells replace themselves with the program.
 */
export function listRunners(processes, pid) {
  const runners = [];
  for (let one = findParent(processes, pid); one !== undefined; one = findParent(processes, one.pid)) {
    runners.push(one);
    if (!SHELLS.test(one.name)) break;
  }
  return runners;
}

function findParent(processes, pid) {
  return processes.get(processes.get(pid)?.parent);
}

/** True while the pid still belongs to the same process. */
export function isSame(processes, { pid, started }) {
  return processes.get(pid)?.started === started;
}

/**
 * Tracks a program and all its descendants, as far as an `update` has seen them. A process stays a member when its
 * parent exits. A process first seen after its parent's exit is recognised by the process group that a member had led.
 */
export function createFamily(root) {
  const members = new Map();
  // The program's own group is that of its terminal, which contains other programs.
  const groups = new Set();
  const add = (one) => {
    members.set(one.pid, one);
    if (one.pid === one.group && one.pid !== root?.pid) groups.add(one.group);
  };
  const isNew = (processes, { pid, parent, group }) => {
    if (pid === process.pid || members.has(pid)) return false;
    return members.has(parent) || (groups.has(group) && !processes.has(group));
  };
  if (root) add(root);
  return {
    add,
    has: (pid) => members.has(pid),
    /** Lists all members without the program itself. */
    list: () => [...members.values()].filter(({ pid }) => pid !== root?.pid),
    /** Adds new members and removes those that have exited; never adds the calling process. */
    update(processes) {
      for (const [pid, member] of members) {
        if (isSame(processes, member)) members.set(pid, processes.get(pid));
        else members.delete(pid);
      }
      const all = [...processes.values()];
      const used = new Set(all.map(({ group }) => group));
      for (const group of groups) if (!used.has(group)) groups.delete(group);
      for (let found = all; found.length > 0; ) {
        found = all.filter((one) => isNew(processes, one));
        for (const one of found) add(one);
      }
    },
  };
}
