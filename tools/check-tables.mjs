// House rule: every table belongs to one noun, which `tables` in its module.ts says; only that noun writes it, and no
// room reads a table of a room above it.
import path from 'node:path';
import { findNoun, ROOMS } from './import-rules.mjs';
import { ROOT, runTool } from './run-tool.mjs';
import { isTest, readSources, report } from './source-files.mjs';
import { READS_OF_ROOMS_ABOVE, TABLES_OF_THE_PLATFORM, WRITES_OF_OTHER_NOUNS } from './table-rules.mjs';

const DECLARATION = /export const (\w+) = (?:pgTable|\w*[tT]able\w*)\(/g;
const OWNED = /\n {2}tables: \[([^\]]*)\]/;
const TABLE_IMPORT = /import (?:type )?\{([^}]*)\} from '@tangent\/(db\/schema\/[^']+)'/g;

/** Lists what breaks the rule in these files (path → content), one sentence each. */
export function checkTables(
  files,
  { platform = TABLES_OF_THE_PLATFORM, writes = WRITES_OF_OTHER_NOUNS, reads = READS_OF_ROOMS_ABOVE } = {},
) {
  const owners = new Map(platform.map((table) => [table, 'platform']));
  const violations = [];
  for (const [file, content] of files) {
    for (const table of listOwned(file, content)) {
      if (owners.has(table)) violations.push(`${file}: ${table} belongs to ${owners.get(table)} already`);
      owners.set(table, findNoun(file));
    }
  }
  for (const [file, content] of files) {
    if (!file.startsWith('db/schema/')) continue;
    for (const [, table] of content.matchAll(DECLARATION)) {
      if (!owners.has(table)) violations.push(`${file}: ${table} belongs to no noun; name it in a module.ts`);
    }
  }
  const used = new Set();
  for (const [file, content] of files) {
    const noun = isTest(file) ? null : findNoun(file);
    if (noun === null) continue;
    for (const table of listTables(content)) {
      const owner = owners.get(table);
      if (owner === undefined || owner === noun) continue;
      const pair = `${noun} ${table}`;
      if (isWritten(table, content)) {
        used.add(pair);
        if (!(pair in writes)) violations.push(`${file}: writes ${table}, which belongs to ${owner}`);
      } else if (getLevel(owner) > getLevel(noun)) {
        used.add(pair);
        if (!(pair in reads)) violations.push(`${file}: reads ${table}, which belongs to ${owner}, a room above`);
      }
    }
  }
  const named = [...Object.keys(writes), ...Object.keys(reads)];
  return [...violations, ...named.filter((pair) => !used.has(pair)).map((pair) => `${pair}: no longer needed`)];
}

const getLevel = (noun) => ROOMS.indexOf(noun.split('/')[0]);

function listOwned(file, content) {
  if (!file.endsWith('/module.ts') || findNoun(file) === null) return [];
  return [...(OWNED.exec(content)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, table]) => table);
}

function listTables(content) {
  return [...content.matchAll(TABLE_IMPORT)].flatMap(([, names]) =>
    names.split(',').map(
      (name) =>
        name
          .trim()
          .replace(/^type /, '')
          .split(' as ')[0],
    ),
  );
}

// With the functions of Drizzle, or in SQL with the table as a value.
function isWritten(table, content) {
  return new RegExp(
    `\\.(?:insert|update|delete)\\(\\s*${table}\\s*\\)|(?:insert into|update|delete from)\\s+\\$\\{${table}\\}`,
  ).test(content);
}

if (process.argv[1] === path.join(ROOT, 'tools/check-tables.mjs')) {
  await runTool(() => {
    const files = readSources(['.ts']);
    report('check-tables', checkTables(files));
  });
}
