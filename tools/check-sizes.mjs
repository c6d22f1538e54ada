// House rule: no overlong files and functions, no overfull folders, no meaningless names.
import path from 'node:path';
import { ROOT, runTool } from './run-tool.mjs';
import { isTest, readSources, report } from './source-files.mjs';

const MAX_LINES = 400;
const MAX_FUNCTION_LINES = 60;
const MAX_FOLDER_FILES = 60;
const EMPTY_NAMES = /(^|[/.-])(utils?|helpers?|misc|common|shared|managers?|services?|index)(?=[/.-])/;
// A literal spread directly into another only saves lines; written out, each field has its own line. A literal that is
// processed first is allowed: `...[a, b].map(…)`.
const PACKED = /\.\.\.(?:\{[^{}]*\}|\[[^[\]]*\])(?=\s*[,}\])])/g;
// Frameworks load these files by their default export.
const DEFAULT_EXPORTS = /\.config\.ts$|^e2e\/.*\.ts$/;
const FUNCTION_START =
  /^(?:export )?(?:async )?function\*? (\w+)|^(?:export )?const (\w+) = (?:async )?(?:\([^)]*\)|\w+)(?:: [^=]+)? => [{(]$/;

/** Lists everything in these files (path → content) that is too long, too full or badly named. */
export function checkSizes(files) {
  return [
    ...[...files].flatMap(([file, content]) => [
      ...checkName(file),
      ...checkLength(file, content),
      ...checkFunctions(file, content),
      ...checkSyntax(file, content),
    ]),
    ...checkFolders(files.keys()),
    ...checkScreens([...files.keys()]),
  ];
}

const countLines = (content) => content.replace(/\n$/, '').split('\n').length;

function checkName(file) {
  const found = EMPTY_NAMES.exec(file);
  const violations = found ? [`${file}: the name "${found[2]}" is too general`] : [];
  const isKebab = file.split('/').every((part) => /^[a-z0-9.-]+$/.test(part));
  return isKebab ? violations : [...violations, `${file}: use kebab-case`];
}

function checkLength(file, content) {
  const lines = countLines(content);
  return lines > MAX_LINES ? [`${file}: ${lines} lines, at most ${MAX_LINES}`] : [];
}

// Checks functions at the top level of a file: from their first line to the closing brace in the first column.
function checkFunctions(file, content) {
  if (isTest(file)) return [];
  const lines = content.split('\n');
  return lines.flatMap((line, start) => {
    const match = FUNCTION_START.exec(line);
    if (!match) return [];
    const length =
      lines.slice(start).findIndex((candidate) => /^[})]/.test(candidate) && candidate !== '): void {') + 1;
    const name = match[1] ?? match[2];
    return length > MAX_FUNCTION_LINES
      ? [`${file}:${start + 1}: ${name} has ${length} lines, at most ${MAX_FUNCTION_LINES}`]
      : [];
  });
}

function checkSyntax(file, content) {
  const violations = [];
  const isOutside = !DEFAULT_EXPORTS.test(file);
  if (isOutside && /^export default\b|\bas default\b/m.test(content)) violations.push(`${file}: default export`);
  for (const { index } of content.matchAll(PACKED)) {
    const line = content.slice(0, index).split('\n').length;
    violations.push(`${file}:${line}: a spread literal; write its fields out`);
  }
  if (/^(?:export )?(?:const )?enum \w/m.test(content)) violations.push(`${file}: enum; write a list of values`);
  return violations;
}

// Only source files count: texts (one file per noun and language) and migrations are data.
function checkFolders(files) {
  const counts = new Map();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MAX_FOLDER_FILES)
    .map(
      ([folder, count]) => `${folder}: ${count} files, at most ${MAX_FOLDER_FILES}; sort them into folders by subject`,
    );
}

// Who knows an address finds its screen: web/screens/money/royalties/royalties.tsx.
function checkScreens(files) {
  const folders = new Set(files.map((file) => /^web\/screens\/[^/]+\/[^/]+(?=\/)/.exec(file)?.[0]));
  folders.delete(undefined);
  return [...folders]
    .map((folder) => `${folder}/${path.posix.basename(folder)}.tsx`)
    .filter((screen) => !files.includes(screen))
    .map((screen) => `${screen}: missing; the first file of a screen has the name of its folder`);
}

if (process.argv[1] === path.join(ROOT, 'tools/check-sizes.mjs')) {
  await runTool(() => {
    const files = readSources();
    report('check-sizes', checkSizes(files), `${files.size} files`);
  });
}
