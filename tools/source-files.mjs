import fs from 'node:fs';
import path from 'node:path';

const WORKSPACES = [
  'domain',
  'contract',
  'ddex',
  'apple',
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
const NOT_IN_REPOSITORY = new Set(['node_modules', 'dist', '.git', '.data', 'generated', 'results']);
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

/**
 * Reads the paths of all files and folders of the repository, and the content of those with one of these extensions or
 * names as a map from path to content.
 */
export function readRepository(endings, names = []) {
  const paths = new Set();
  const files = new Map();
  const add = (folder) => {
    for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
      if (NOT_IN_REPOSITORY.has(entry.name)) continue;
      const found = path.posix.join(folder, entry.name);
      paths.add(found);
      if (entry.isDirectory()) add(found);
      else if (endings.includes(path.extname(found)) || names.includes(found)) {
        files.set(found, fs.readFileSync(found, 'utf8'));
      }
    }
  };
  add('.');
  return { files, paths };
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
