import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Returns a secret of this machine. It is created once, and only its owner can read it. */
export function loadLocalSecret(file: string): string {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // api and worker may start at the same time: the second one fails to create the file and reads that of the first.
  createFileIfMissing(file, randomBytes(32).toString('hex'));
  return fs.readFileSync(file, 'utf8').trim();
}

/** Writes a new file atomically; keeps an existing one. */
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
