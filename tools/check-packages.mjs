// House rule: a package has one exact version everywhere, and a workspace lists what its product code imports.
import fs from 'node:fs';
import path from 'node:path';
import { listValueImports } from './check-imports.mjs';
import { ROOT, runTool } from './run-tool.mjs';
import { isTest, readSources, report } from './source-files.mjs';

const LISTS = ['dependencies', 'devDependencies', 'optionalDependencies'];
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
/** The workspaces that users install and operators run; the others build, test and measure them. */
const PRODUCT = new Set([
  'domain',
  'contract',
  'ddex',
  'apple',
  'audio',
  'db',
  'server',
  'web',
  'sandbox',
  'clients/typescript',
]);
/** Settings of tools, and the tests of a cluster, lie among the code. */
const TOOLING = /\.(?:config|cluster)\.ts$/;

/** Lists the packages that have several versions, or one that is not exact. `manifests` is folder → package.json. */
export function checkVersions(manifests) {
  const packages = new Map();
  for (const [folder, manifest] of manifests) {
    for (const [name, version] of LISTS.flatMap((list) => Object.entries(manifest[list] ?? {}))) {
      const versions = packages.get(name) ?? new Map();
      versions.set(version, [...(versions.get(version) ?? []), folder]);
      packages.set(name, versions);
    }
  }
  return [...packages].flatMap(([name, versions]) => {
    const places = [...versions].map(([version, folders]) => `${version} in ${folders.join(', ')}`);
    const inexact = [...versions.keys()].filter((version) => !EXACT.test(version));
    return [
      ...(versions.size > 1 ? [`${name} has several versions: ${places.join('; ')}`] : []),
      ...inexact.map((version) => `${name}: ${version} is not an exact version`),
    ];
  });
}

/** Lists the packages that product code (path → content) imports and its workspace does not have at run time. */
export function checkLists(files, manifests) {
  const violations = new Set();
  for (const [file, content] of files) {
    const folder = findFolder(file);
    if (!PRODUCT.has(folder) || isTest(file) || TOOLING.test(file)) continue;
    const manifest = manifests.get(folder);
    for (const name of listValueImports(content).map(findPackage)) {
      if (name === null || name === manifest.name || name in (manifest.dependencies ?? {})) continue;
      violations.add(`${file}: ${name} is not among the dependencies of ${folder}/package.json`);
    }
  }
  return [...violations];
}

const findFolder = (file) =>
  file
    .split('/')
    .slice(0, file.startsWith('clients/') ? 2 : 1)
    .join('/');

/** Returns the name of the package in an import; null for a file or a part of Node. */
function findPackage(specifier) {
  if (/^(?:\.|node:)/.test(specifier)) return null;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function readManifests() {
  const read = (folder) => JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const root = read('.');
  return new Map([['.', root], ...root.workspaces.map((folder) => [folder, read(folder)])]);
}

if (process.argv[1] === path.join(ROOT, 'tools/check-packages.mjs')) {
  await runTool(() => {
    const manifests = readManifests();
    const violations = [...checkVersions(manifests), ...checkLists(readSources(), manifests)];
    report('check-packages', violations, `${manifests.size} workspaces`);
  });
}
