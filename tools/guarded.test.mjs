import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'vitest';
import { readProcesses } from './processes.mjs';

const GUARDED = new URL('./guarded.mjs', import.meta.url).href;
/** Far more than a program needs: it only ends a test that hangs. */
const EXIT_TIMEOUT = { timeout: 120_000, interval: 100 };

// Each program writes its pid to its own file, so that a test knows all of them even when their parents have exited.
const NOTE = `import fs from 'node:fs'; import { spawn } from 'node:child_process';
  const note = (name) => fs.writeFileSync(name + '.new', String(process.pid)) ?? fs.renameSync(name + '.new', name);`;
const PROGRAMS = {
  // Starts its script through a shell and forwards signals only to the shell, as npm does.
  'npm.mjs': `${NOTE}
    const shell = spawn('/bin/sh', ['-c', 'node tool.mjs; exit $?'], { stdio: 'inherit' });
    fs.writeFileSync('shell', String(shell.pid));
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shell.kill(signal));
    shell.once('exit', (code) => process.exit(code ?? 1));
    note('npm');`,
  'tool.mjs': `${NOTE}
    import { startGuarded, waitForExit } from ${JSON.stringify(GUARDED)};
    const work = startGuarded(process.execPath, [process.env.WORK ?? 'work.mjs']);
    note('tool');
    process.exitCode = await waitForExit(work);`,
  // Has a child in its own process group and one in another, as a test runner has.
  'work.mjs': `${NOTE}
    for (const [detached, name] of [[false, 'near'], [true, 'far']]) spawn(process.execPath, ['leaf.mjs', name], { detached });
    process.on('SIGTERM', () => { fs.appendFileSync('asked', 'x'); process.exit(0); });
    setInterval(() => {}, 1000);
    note('work');`,
  'deaf.mjs': `${NOTE}
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
    spawn(process.execPath, ['leaf.mjs', 'near']); spawn(process.execPath, ['leaf.mjs', 'far'], { detached: true });
    setInterval(() => {}, 1000);
    note('work');`,
  'leaf.mjs': `${NOTE}
    setInterval(() => {}, 1000);
    note(process.argv[2]);`,
};
const NAMES = ['npm', 'shell', 'tool', 'work', 'near', 'far'];

/** Starts a fake npm in its own process group, as a terminal does; resolves when everything runs. */
async function start({ expect, onTestFinished }, environment = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guarded-'));
  for (const [name, content] of Object.entries(PROGRAMS)) fs.writeFileSync(path.join(folder, name), content);
  const env = { ...process.env, npm_lifecycle_event: 'start', ...environment };
  const npm = spawn(process.execPath, ['npm.mjs'], { cwd: folder, env, stdio: 'ignore', detached: true });
  const readPids = () => NAMES.map((name) => Number(fs.readFileSync(path.join(folder, name), 'utf8')));
  await expect.poll(() => NAMES.every((name) => fs.existsSync(path.join(folder, name))), EXIT_TIMEOUT).toBe(true);
  const pids = Object.fromEntries(NAMES.map((name, at) => [name, readPids()[at]]));
  const guard = [...readProcesses().values()].find((one) => one.parent === pids.tool && one.pid !== pids.work);
  const all = { ...pids, guard: guard.pid };
  onTestFinished(() => {
    for (const name of listAlive(all)) process.kill(all[name], 'SIGKILL');
    fs.rmSync(folder, { recursive: true, force: true });
  });
  const countStopRequests = () => fs.readFileSync(path.join(folder, 'asked'), 'utf8').length;
  return { ...all, exited: new Promise((resolve) => npm.once('exit', resolve)), countStopRequests, all };
}

function listAlive(pids) {
  const processes = readProcesses();
  return Object.keys(pids).filter((name) => processes.has(pids[name]));
}

const WAYS = [
  { title: 'npm gets SIGTERM', end: ({ npm }) => process.kill(npm, 'SIGTERM') },
  { title: 'npm gets SIGHUP', end: ({ npm }) => process.kill(npm, 'SIGHUP') },
  { title: 'npm is killed', end: ({ npm }) => process.kill(npm, 'SIGKILL') },
  { title: 'the shell of npm is killed', end: ({ shell }) => process.kill(shell, 'SIGKILL') },
  { title: 'the tool gets SIGINT', end: ({ tool }) => process.kill(tool, 'SIGINT') },
  { title: 'the tool gets SIGTERM', end: ({ tool }) => process.kill(tool, 'SIGTERM') },
  { title: 'the tool gets SIGHUP', end: ({ tool }) => process.kill(tool, 'SIGHUP') },
  { title: 'the tool is killed', end: ({ tool }) => process.kill(tool, 'SIGKILL') },
  { title: 'Ctrl-C is pressed in the terminal', end: ({ npm }) => process.kill(-npm, 'SIGINT') },
  { title: 'the terminal is closed', end: ({ npm }) => process.kill(-npm, 'SIGHUP') },
  { title: 'everything in the terminal is killed', end: ({ npm }) => process.kill(-npm, 'SIGKILL') },
  { title: 'the guard is killed', end: ({ guard }) => process.kill(guard, 'SIGKILL') },
];

test.concurrent.for(WAYS)('everything that a tool has started ends when $title', async ({ end }, context) => {
  const started = await start(context);
  end(started);
  await context.expect.poll(() => listAlive(started.all), EXIT_TIMEOUT).toEqual([]);
  context.expect(started.countStopRequests()).toBe(1);
});

test.concurrent('programs that ignore signals are killed after a while, and at once by a second Ctrl-C', async (context) => {
  const patient = await start(context, { WORK: 'deaf.mjs' });
  const hasty = await start(context, { WORK: 'deaf.mjs' });
  for (const { tool } of [patient, hasty]) process.kill(tool, 'SIGINT');
  const pressAgain = () => {
    if (listAlive(hasty.all).includes('tool')) process.kill(hasty.tool, 'SIGINT');
    return listAlive(hasty.all);
  };
  await context.expect.poll(pressAgain, EXIT_TIMEOUT).toEqual([]);
  context.expect(listAlive(patient.all)).toEqual(Object.keys(patient.all));
  await context.expect.poll(() => listAlive(patient.all), EXIT_TIMEOUT).toEqual([]);
});

test.concurrent('a tool that is asked to stop exits with the exit code of its program', async (context) => {
  const started = await start(context);
  process.kill(started.tool, 'SIGTERM');
  context.expect(await started.exited).toBe(0);
  await context.expect.poll(() => listAlive(started.all), EXIT_TIMEOUT).toEqual([]);
});
