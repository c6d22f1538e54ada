// npm run check: runs all house rules, tools/check-*.mjs. A broken rule does not hide the others.
import fs from 'node:fs';
import { startGuarded, waitForExit } from './guarded.mjs';
import { runTool } from './run-tool.mjs';
import { setUp } from './setup.mjs';

await runTool(async () => {
  await setUp();
  const rules = fs.readdirSync('tools').filter((name) => /^check-[a-z-]+\.mjs$/.test(name));
  for (const rule of rules) {
    const check = startGuarded(process.execPath, [`tools/${rule}`], { stdio: 'inherit' });
    if ((await waitForExit(check)) !== 0) process.exitCode = 1;
  }
});
