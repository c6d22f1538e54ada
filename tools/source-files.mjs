import fs from 'node:fs';
import path from 'node:path';

const WORKSPACES = [
  'domain',
  'contract',
  'ddex',
  'audio',
  'db',
  'server',
  'web',
  'sandbox',
  'clients',
  'e2e',
  'bench',
  'tools',
];
const LEFT_OUT = new Set(['node_modules', 'dist', 'generated', 'results', 'migrations']);

/** Reads the files of all workspaces with one of these extensions, as a map from path to content. */
export function readSources(endings = ['.ts', '.tsx', '.mjs']) {
  const files = new Map();
  for (const workspace of WORKSPACES) addFolder(files, workspace, endings);
  return files;
}

function addFolder(files, folder, endings) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory() && !LEFT_OUT.has(entry.name)) addFolder(files, file, endings);
    // AssemblyScript is a different language with the same extension.
    else if (entry.isFile() && endings.includes(path.extname(entry.name)) && !entry.name.endsWith('.as.ts')) {
      files.set(file, fs.readFileSync(file, 'utf8'));
    }
  }
}

export const isTest = (file) => /\.(test|fixture)\.[a-z]+$/.test(file) || /(^|\/)testing\//.test(file);

/** Reports the result of a check on the command line: prints the violations and fails if there are any. */
export function report(name, violations, summary) {
  for (const violation of violations) console.error(violation);
  console.log(
    `${name}: ${violations.length === 0 ? 'ok' : `${violations.length} violations`}${summary ? `, ${summary}` : ''}`,
  );
  if (violations.length > 0) process.exitCode = 1;
}
