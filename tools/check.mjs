// npm run check: runs all house rules, tools/check-*.mjs. A broken rule does not hide the others.
import { startGuarded, waitForExit } from './guarded.mjs';
import { listChecks } from './list-checks.mjs';
import { runTool } from './run-tool.mjs';
import { setUp } from './setup.mjs';

await runTool(async () => {
  await setUp();
  for (const file of listChecks()) {
    const check = startGuarded(process.execPath, [file], { stdio: 'inherit' });
    if ((await waitForExit(check)) !== 0) process.exitCode = 1;
  }
});
