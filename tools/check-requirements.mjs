// House rule: a test that demonstrates a requirement has its id in the title; the ids exist.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, runTool } from './run-tool.mjs';
import { readSources, report } from './source-files.mjs';

/** Matches the call that starts a test or a group of tests, with its title. */
export const TITLE = /\b(?:test|it|describe)(?:\.\w+)?(?:\([^'"`]*\))?\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g;
/** Matches the first text of a row of `test.each` that begins with an id: it is a part of the row's title. */
const ROW = /\[\s*(['"`])(\[S\d+-\d+(?:(?!\1)[^\\]|\\.)*)\1/g;
/** Matches the title after the table of a `test.each` that contains texts. */
const AFTER_TABLE = /\](?:\s*as const)?,?\s*\)\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g;
const IDS_IN_TITLE = /\[((?:S\d+-\d+)(?:,\s*S\d+-\d+)*)\]/g;

/** Returns the ids in docs/requirements.csv, in order. */
export function readIds(csv) {
  return [...csv.matchAll(/^(S\d+-\d+),/gm)].map((match) => match[1]);
}

/** Finds the ids in the titles of these test files (path → content), and those that do not exist. */
export function checkRequirements(ids, tests) {
  const known = new Set(ids);
  const covered = new Set();
  const violations = [];
  for (const [file, content] of tests) {
    const titles = [TITLE, ROW, AFTER_TABLE].flatMap((form) => [...content.matchAll(form)]);
    for (const [, , title] of titles) {
      for (const id of [...title.matchAll(IDS_IN_TITLE)].flatMap((match) => match[1].split(/,\s*/))) {
        if (known.has(id)) covered.add(id);
        else violations.push(`${file}: requirement ${id} does not exist`);
      }
    }
  }
  return { violations, covered };
}

if (process.argv[1] === path.join(ROOT, 'tools/check-requirements.mjs')) {
  await runTool(() => {
    const ids = readIds(fs.readFileSync('docs/requirements.csv', 'utf8'));
    // The tests of this check contain invented ids.
    const tests = [...readSources()].filter(
      ([file]) => /\.(test|spec)\.[a-z]+$|^e2e\//.test(file) && !file.startsWith('tools/'),
    );
    const { violations, covered } = checkRequirements(ids, tests);
    if (process.argv.includes('--missing')) console.log(ids.filter((id) => !covered.has(id)).join('\n'));
    report('check-requirements', violations, `${covered.size} of ${ids.length} requirements covered by a test`);
  });
}
