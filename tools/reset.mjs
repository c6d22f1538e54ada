// npm run reset: fresh data. The next start makes the demo anew.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, runTool } from './run-tool.mjs';

/** What the product writes into its folder of data. */
const OWN = ['postgres', 'files', 'sandbox', 'database-url', 'auth-secret', 'captcha-secret'];

/** Deletes a folder of data; answers the sentence that says so. Refuses while the product runs there, and folders of something else. */
export function resetData(folder) {
  const entries = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  if (entries.length === 0) return `${folder} has no data`;
  if (!entries.some((entry) => OWN.includes(entry)))
    throw new Error(`${folder} has no data of Tangent. Nothing was removed`);
  const pid = findPostmaster(folder);
  if (pid !== null) throw new Error(`The product runs on ${folder} (PostgreSQL is process ${pid}). Stop it first`);
  fs.rmSync(folder, { recursive: true });
  return `Removed ${folder} with the database and all files`;
}

/** The process that PostgreSQL noted, if it lives. */
function findPostmaster(folder) {
  const notes = path.join(folder, 'postgres/data/postmaster.pid');
  const pid = fs.existsSync(notes) ? Number(fs.readFileSync(notes, 'utf8').split('\n')[0]) : 0;
  return pid > 0 && isAlive(pid) ? pid : null;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process of another user lives as well.
    return error.code === 'EPERM';
  }
}

if (process.argv[1] === path.join(ROOT, 'tools/reset.mjs')) {
  await runTool(() => {
    console.log(resetData(path.resolve(process.env.DATA_DIR ?? '.data')));
  });
}
