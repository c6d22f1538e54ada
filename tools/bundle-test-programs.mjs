// Bundles the programs that server tests start as processes: from source each start would load a thousand files
// through a loader, which takes longer than most of the tests.
import fs from 'node:fs';
import { rolldown } from 'rolldown';
import { EXECUTABLES, isExternal } from './build.mjs';
import { ROOT } from './run-tool.mjs';

const PROGRAMS = {
  'audio-child': 'audio/child.ts',
  'cover-child': 'server/promotion/coverart/child.ts',
  'unreliable-audio-child': 'audio/testing/unreliable-child.ts',
  'wrong-audio-child': 'audio/testing/wrong-child.ts',
  cli: 'server/main/cli.ts',
  'delivery-worker': 'server/distribution/delivery/send/delivery-worker.fixture.ts',
  'product-process': 'server/testing/harness/product-process.ts',
  'sales-worker': 'server/money/royalty/sales-worker.fixture.ts',
  transporter: 'sandbox/itunes/transporter.ts',
  'stuck-worker': 'server/platform/jobs/stuck-worker.fixture.ts',
};

/** Runs once before the server tests. They find the programs in the folder TEST_PROGRAMS. */
export async function setup() {
  // Below the repository, because the programs load its packages.
  const folder = `${ROOT}/dist/test-programs-${process.pid}`;
  removeAbandoned();
  const bundle = await rolldown({
    input: PROGRAMS,
    platform: 'node',
    external: isExternal,
    transform: { jsx: 'react-jsx' },
    logLevel: 'warn',
    plugins: [EXECUTABLES],
  });
  await bundle.write({ dir: folder, format: 'esm', sourcemap: true, chunkFileNames: '[name]-[hash].js' });
  await bundle.close();
  process.env.TEST_PROGRAMS = folder;
  return () => fs.rmSync(folder, { recursive: true, force: true });
}

/** Removes the folders of test runs that were killed. */
function removeAbandoned() {
  const dist = `${ROOT}/dist`;
  const folders = fs.existsSync(dist) ? fs.readdirSync(dist) : [];
  for (const name of folders) {
    const pid = /^test-programs-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) fs.rmSync(`${dist}/${name}`, { recursive: true, force: true });
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
