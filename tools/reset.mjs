// npm run reset: deletes the data. The next start creates the demo again.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, runTool } from './run-tool.mjs';

/** The entries that the product writes into its data folder. */
const OWN = ['postgres', 'files', 'sandbox', 'database-url', 'auth-secret', 'captcha-secret'];

/** Deletes a data folder; returns a sentence that says so. Refuses a folder in use or without data of the product. */
export function resetData(folder) {
  const entries = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  if (entries.length === 0) return `${folder} has no data`;
  if (!entries.some((entry) => OWN.includes(entry)))
    throw new Error(`${folder} has no Tangent data. Nothing was removed`);
  const pid = findPostmaster(folder);
  if (pid !== null) throw new Error(`The product runs in ${folder} (PostgreSQL is process ${pid}). Stop it first`);
  fs.rmSync(folder, { recursive: true });
  return `Removed ${folder} with the database and all files`;
}

/** Returns the process that PostgreSQL recorded, if it is alive. */
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
    // A process of another user is alive too.
    return error.code === 'EPERM';
  }
}

if (process.argv[1] === path.join(ROOT, 'tools/reset.mjs')) {
  await runTool(() => {
    console.log(resetData(path.resolve(process.env.DATA_DIR ?? '.data')));
  });
}
