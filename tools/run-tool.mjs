import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Runs a tool; its errors are sentences for the user of the terminal. */
export async function runTool(work) {
  process.chdir(ROOT);
  try {
    await work();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
