// npm run dev: runs the whole product with reload. A saved file appears in the browser in a moment; the terminal shows
// the work done for it.
import fs from 'node:fs';
import path from 'node:path';
import { SOURCES } from './build.mjs';
import { buildKernels } from './build-kernels.mjs';
import { buildPart, FOLDER, writeSpare, writeStatic } from './dev/build-part.mjs';
import { describeWork, planWork } from './dev/plan.mjs';
import { createProduct } from './dev/product.mjs';
import { startGuard } from './guarded.mjs';
import { ROOT, runTool } from './run-tool.mjs';
import { setUp } from './setup.mjs';

const PORT = Number(process.env.PORT ?? 4300);
const API_PORT = Number(process.env.API_PORT ?? PORT + 1);
const HOST = process.env.HOST ?? '127.0.0.1';
/** Browsers load the new pages before anything else starts, because that would slow them down. */
const PAGES_FIRST_MS = 1_500;
/** Opens the ports to which a debugger attaches (.vscode/launch.json). */
const ATTACH = new URL('dev/attach.mjs', import.meta.url).href;
/** Editors save in several steps. */
const SAVED_AFTER_MS = 40;
const FIRST_PLAN = {
  compile_kernels: true,
  build: ['server', 'site'],
  copy_static: true,
  restart: 'all',
  reload_first: null,
  reload: null,
};

// Vite changes this program's environment; the product gets the original one.
const environment = {
  PUBLIC_URL: `http://localhost:${PORT}`,
  ...process.env,
  HOST: '127.0.0.1',
  PORT: String(API_PORT),
  NODE_OPTIONS:
    `${process.env.NODE_OPTIONS ?? ''} --enable-source-maps --inspect-publish-uid=http --import ${ATTACH}`.trim(),
  // Node 22 and later start programs in half the time with this cache.
  NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/compiled'),
};
const product = createProduct({
  file: `${FOLDER}/server/start.js`,
  environment,
  onEnd: (code) => process.exit(code),
});

let pages = null;
/** The source files of each program, as the last build found them. */
let entry_files = {};
let isRunning = false;
let isWorking = false;
/** True after an error, until it is fixed. */
let hasFailed = false;
/** Files whose change the running product does not show yet. After an error they wait here for the next save. */
const changed = new Set();
/** Programs that still run the old code. */
const outdated = new Set();
/** Functions that delete the files of earlier builds, by part. */
const removals = new Map();
let saveTimer;
let restTimer;

await runTool(async () => {
  const started = performance.now();
  startGuard();
  await setUp();
  fs.rmSync(FOLDER, { recursive: true, force: true });
  const { startPages } = await import('./dev/pages.mjs');
  pages = await startPages({
    host: HOST,
    port: PORT,
    apiPort: API_PORT,
    waitForApi: product.whenReady,
    isLeftToUs: (file) => isLeftToUs(planWork([file], entry_files)),
    folders: SOURCES,
    onChange: noteChange,
  });
  await workOff(started);
});

function isLeftToUs({ reload, reload_first }) {
  return reload === 'all' || reload_first !== null;
}

function noteChange(absolute) {
  const file = path.relative(ROOT, absolute).split(path.sep).join('/');
  const { build, restart, compile_kernels } = planWork([file], entry_files);
  const isRelevant = build.length > 0 || restart.length > 0 || compile_kernels;
  // After an error any file may contain the fix, even a new one.
  if (!isRelevant && !hasFailed) return;
  changed.add(file);
  clearTimeout(saveTimer);
  saveTimer = setTimeout(workOff, SAVED_AFTER_MS);
}

async function workOff(since = performance.now()) {
  if (isWorking) return;
  clearTimeout(restTimer);
  const files = [...changed];
  changed.clear();
  await attempt(() => work(files, since), files);
}

/** Runs one task at a time. Files saved meanwhile come next. */
async function attempt(task, files) {
  if (isWorking) return;
  isWorking = true;
  let isSavedMeanwhile;
  try {
    await task();
    hasFailed = false;
    isSavedMeanwhile = changed.size > 0;
  } catch (error) {
    console.error(`${error.message}\nSave a file to try again.`);
    hasFailed = true;
    isSavedMeanwhile = changed.size > 0;
    for (const file of files) changed.add(file);
  }
  isWorking = false;
  if (isSavedMeanwhile) return workOff();
  if (!hasFailed && task !== finish) restTimer = setTimeout(() => attempt(finish, []), PAGES_FIRST_MS);
}

/** Does everything that the pages wait for. */
async function work(files, since) {
  const plan = isRunning ? planWork(files, entry_files) : FIRST_PLAN;
  if (plan.reload_first) pages.reload(plan.reload_first);
  if (plan.compile_kernels) await buildKernels();
  for (const [part, result] of await Promise.all(plan.build.map(async (part) => [part, await buildPart(part)]))) {
    entry_files = { ...entry_files, ...result.entry_files };
    removals.set(part, result.removeOld);
  }
  if (plan.build.length > 0) writeSpare([...entry_files.api, ...entry_files.site]);
  if (plan.copy_static) writeStatic(await pages.buildShell());
  const builtAt = performance.now();
  const restarted = await product.during(() => bringUp(plan.restart, builtAt - since));
  const seconds = { build: inSeconds(builtAt - since), restart: inSeconds(performance.now() - builtAt) };
  if (files.length === 0) return;
  console.log(describeWork({ changed: files, built: plan.build, restarted, following: [...outdated], seconds }));
  if (plan.reload) pages.reload(plan.reload);
}

/** Restarts the api first, because pages wait only for it. Returns the programs that now run the new code. */
async function bringUp(names, preparationMs) {
  if (names === 'all') {
    outdated.clear();
    await startAll(preparationMs);
    return ['everything'];
  }
  for (const name of names) outdated.add(name);
  return restart(outdated.has('api') ? ['api'] : [...outdated]);
}

/** Does the work that no page waits for. */
async function finish() {
  await restart([...outdated]);
  for (const removeOld of removals.values()) removeOld();
  product.prepare(['api']);
}

async function startAll(preparationMs) {
  environment.PREPARATION_MS = String(Math.round(preparationMs));
  // After an error everything is built and started from the beginning.
  isRunning = false;
  await product.start();
  isRunning = true;
}

async function restart(names) {
  if (names.length === 0) return names;
  const failed = await product.restart(names);
  for (const name of names) if (!failed.includes(name)) outdated.delete(name);
  if (failed.length > 0) throw new Error(`${failed.join(', ')} could not start after this change.`);
  return names;
}

function inSeconds(ms) {
  return (ms / 1000).toFixed(1);
}
