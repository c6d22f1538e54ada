import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { TEXT_AREAS } from '../texts/text-areas.ts';

const WEB = path.resolve(import.meta.dirname, '..');
/** Matches static imports; code that is imported later waits for all texts. */
const IMPORT = /from\s*'(\.[^']+)'/g;

function collectFiles(file: string, found: Set<string>): Set<string> {
  if (found.has(file) || !/\.tsx?$/.test(file)) return found;
  found.add(file);
  for (const [, specifier = ''] of fs.readFileSync(file, 'utf8').matchAll(IMPORT))
    collectFiles(path.resolve(path.dirname(file), specifier), found);
  return found;
}

test('the first screen and its frame use only texts of their own part', () => {
  const missing = new Set(fs.readdirSync(path.join(WEB, 'texts/en')).map((name) => path.basename(name, '.json')));
  for (const area of TEXT_AREAS.start ?? []) expect(missing.delete(area)).toBe(true);
  const later = [
    'app/menu/opened-account-menu.tsx',
    'app/menu/opened-language-menu.tsx',
    'app/menu/small-menu-sheet.tsx',
  ];
  const files = new Set<string>();
  for (const name of ['app/create-app.tsx', 'screens/insight/dashboard/dashboard.tsx', ...later])
    collectFiles(path.join(WEB, name), files);
  expect(files.size).toBeGreaterThan(80);
  const key = new RegExp(`\\bt\\(\\s*['\`](${[...missing].join('|')})\\.`);
  const wrong = [...files].filter((file) => key.test(fs.readFileSync(file, 'utf8')));
  expect(wrong.map((file) => path.relative(WEB, file))).toEqual([]);
});
