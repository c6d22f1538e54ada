import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** A secret of this machine, made once and readable by its owner only. */
export function loadLocalSecret(file: string): string {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // api and worker may start at once: whoever writes second fails to create and reads what the first one wrote.
  createFileIfMissing(file, randomBytes(32).toString('hex'));
  return fs.readFileSync(file, 'utf8').trim();
}

/** Writes a new file in one step; keeps the one that is there. */
export function createFileIfMissing(file: string, content: string): void {
  if (fs.existsSync(file)) return;
  const aside = `${file}.${process.pid}`;
  fs.writeFileSync(aside, content, { mode: 0o600 });
  try {
    fs.linkSync(aside, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    fs.rmSync(aside);
  }
}
