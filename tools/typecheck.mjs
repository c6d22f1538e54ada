// npm run typecheck: checks the three TypeScript programs. Files that passed the last time are not read again.
import path from 'node:path';
import { startGuarded, waitForExit } from './guarded.mjs';
import { ROOT, runTool } from './run-tool.mjs';
import { setUp } from './setup.mjs';

const PROJECTS = { repository: 'tsconfig.json', domain: 'domain/tsconfig.json', web: 'web/tsconfig.json' };

/** Returns true if no program has an error; prints all errors. */
export async function checkTypes() {
  let isRight = true;
  for (const [name, project] of Object.entries(PROJECTS)) {
    const notes = `node_modules/.cache/types/${name}.tsbuildinfo`;
    const options = ['-p', project, '--incremental', '--tsBuildInfoFile', notes];
    const check = startGuarded('node_modules/.bin/tsc', options, { stdio: 'inherit' });
    if ((await waitForExit(check)) !== 0) isRight = false;
  }
  return isRight;
}

if (process.argv[1] === path.join(ROOT, 'tools/typecheck.mjs')) {
  await runTool(async () => {
    await setUp();
    process.exitCode = (await checkTypes()) ? 0 : 1;
  });
}
