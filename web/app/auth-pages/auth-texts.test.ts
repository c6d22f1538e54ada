import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { TEXT_AREAS } from '../../texts/text-areas.ts';

const WEB = path.resolve(import.meta.dirname, '../..');
const IMPORT = /(?:from|import\()\s*'(\.[^']+)'/g;
/** The program that sign-in opens at the end; its texts load then. */
const NEXT_PROGRAM = path.join(WEB, 'app/create-app.tsx');

/** Collects every file the sign-in pages consist of. */
function collectFiles(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || file === NEXT_PROGRAM || !/\.tsx?$/.test(file)) return found;
  found.add(file);
  for (const [, specifier = ''] of fs.readFileSync(file, 'utf8').matchAll(IMPORT))
    collectFiles(path.resolve(path.dirname(file), specifier), found);
  return found;
}

test('the sign-in pages use only texts of their own part', () => {
  const missing = new Set(fs.readdirSync(path.join(WEB, 'texts/en')).map((name) => path.basename(name, '.json')));
  for (const area of TEXT_AREAS.auth ?? []) expect(missing.delete(area)).toBe(true);
  const files = [...collectFiles(path.join(WEB, 'app/auth-pages/auth-app.tsx'))];
  expect(files.length).toBeGreaterThan(40);
  const key = new RegExp(`\\bt\\(\\s*['\`](${[...missing].join('|')})\\.`);
  const wrong = files.filter((file) => key.test(fs.readFileSync(file, 'utf8'))).map((file) => path.relative(WEB, file));
  expect(wrong).toEqual([]);
});
