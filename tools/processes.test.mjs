import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { createFamily, isSame, listRunners, parsePs, parseStat, readProcesses } from './processes.mjs';

/** Builds processes as `readProcesses` returns them, from rows of pid, parent, group and name. */
function buildProcesses(...rows) {
  return new Map(
    rows.map(([pid, parent, group, name = 'node', started = `at ${pid}`]) => [
      pid,
      { pid, parent, group, name, started },
    ]),
  );
}

test('a process is parsed although its name contains spaces and parentheses', () => {
  const fields = Array.from({ length: 15 }, (_, at) => at);
  const line = `42 (npm (run) start) S 7 40 ${fields.join(' ')} 98765 more`;
  expect(parseStat(line)).toMatchObject({ pid: 42, name: 'npm (run) start', state: 'S', parent: 7, group: 40 });
  // Seventeen fields are between the parent's group and the start.
  expect(parseStat(`1 (a) S ${Array.from({ length: 30 }, (_, at) => at + 1).join(' ')}`).started).toBe('19');
});

test('ps reports the same about a running process as the files of Linux', async () => {
  const child = spawn('sleep', ['60'], { detached: true });
  onTestFinished(() => child.kill('SIGKILL'));
  await once(child, 'spawn');
  expect(readProcesses().get(child.pid)).toMatchObject({ name: 'sleep', parent: process.pid, group: child.pid });
  const ps = parsePs(` ${child.pid} ${process.pid}  ${child.pid} Ss   Mon Jan  5 12:00:00 2026 /usr/bin/sleep\n`);
  expect(ps).toEqual([
    {
      pid: child.pid,
      name: 'sleep',
      state: 'Ss',
      parent: process.pid,
      group: child.pid,
      started: 'Mon Jan  5 12:00:00 2026',
    },
  ]);
});

test('a reused pid is not mistaken for the earlier process', () => {
  const before = buildProcesses([10, 1, 10]).get(10);
  expect(isSame(buildProcesses([10, 1, 10]), before)).toBe(true);
  expect(isSame(buildProcesses([10, 1, 10, 'node', 'later']), before)).toBe(false);
  expect(isSame(buildProcesses(), before)).toBe(false);
});

test('the runners of a program are the shells above it and the package manager', () => {
  const throughShell = buildProcesses([2, 1, 2, 'bash'], [3, 2, 3, 'npm start'], [4, 3, 3, 'sh'], [5, 4, 3]);
  expect(listRunners(throughShell, 5).map(({ pid }) => pid)).toEqual([4, 3]);
  const direct = buildProcesses([2, 1, 2, 'bash'], [3, 2, 3, 'npm start'], [5, 3, 3]);
  expect(listRunners(direct, 5).map(({ pid }) => pid)).toEqual([3]);
});

test('a family keeps members whose parent has exited, and finds processes that a member left behind', () => {
  const family = createFamily(buildProcesses([5, 1, 3]).get(5));
  const pids = () => family.list().map(({ pid }) => pid);
  family.update(buildProcesses([3, 1, 3], [5, 3, 3], [6, 5, 6], [7, 6, 7], [9, 3, 3]));
  expect(pids()).toEqual([6, 7]);
  // 6 has exited; its child 8 was not seen before and is recognised only by the group.
  family.update(buildProcesses([3, 1, 3], [5, 3, 3], [7, 1, 7], [8, 1, 6], [9, 3, 3]));
  expect(pids()).toEqual([7, 8]);
});

test('a family does not adopt a later process with the pid of a member', () => {
  const family = createFamily(buildProcesses([5, 1, 3]).get(5));
  family.update(buildProcesses([5, 3, 3], [6, 5, 6]));
  family.update(buildProcesses([6, 1, 6, 'other', 'later'], [7, 6, 6]));
  expect(family.list()).toEqual([]);
  expect(family.has(5)).toBe(false);
});
