// House rule: which folder may import which.
import path from 'node:path';
import { findNoun, IMPORT_RULES, IMPURE } from './import-rules.mjs';
import { ROOT, runTool } from './run-tool.mjs';
import { isTest, readSources, report } from './source-files.mjs';

const IMPORTS = [
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/g,
  /(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g,
  /\bimport\(\s*['"]([^'"]+)['"]/g,
];
const TYPE_IMPORT = /(?:^|\n)\s*(?:import|export)\s+type\b[^'"`;]*?\bfrom\s*['"][^'"]+['"]/g;
const WITH_EXTENSION = /\.(ts|tsx|mjs|json|css|svg)(\?[a-z]+)?$/;

/** Lists every import in these files (path → content) that the table forbids, one sentence each. */
export function checkImports(files) {
  const violations = [];
  const graph = new Map();
  for (const [file, content] of files) {
    const targets = listImports(content).map((specifier) => ({ specifier, target: resolveImport(file, specifier) }));
    for (const one of targets) violations.push(...checkOne(file, one));
    graph.set(
      file,
      targets.map(({ target }) => target),
    );
    if (file.startsWith('domain/') && !isTest(file)) violations.push(...checkPurity(file, content));
  }
  return [...violations, ...findCycles(graph), ...findNounCircles(graph)];
}

function listImports(content) {
  return IMPORTS.flatMap((pattern) => [...content.matchAll(pattern)].map((match) => match[1]));
}

/** Lists what a file imports when it runs: imports of types alone are gone by then. */
export const listValueImports = (content) => listImports(content.replaceAll(TYPE_IMPORT, ''));

// Returns a path in the repository, `node:…`, or `package:…`.
function resolveImport(file, specifier) {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  // Its examples use it as its users do, who have it as a package.
  if (specifier === '@tangent/client') return `package:${specifier}`;
  if (specifier.startsWith('@tangent/')) return specifier.slice('@tangent/'.length);
  if (specifier.startsWith('node:')) return specifier;
  return `package:${specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')}`;
}

function checkOne(file, { specifier, target }) {
  const broken = (rule) => [`${file}: import of ${specifier}: ${rule}`];
  const isOurs = !/^(package|node):/.test(target);
  if (isOurs && !WITH_EXTENSION.test(specifier)) return broken('add the file extension');
  if (specifier.startsWith('.') && getWorkspace(file) !== getWorkspace(target)) {
    return broken('import other workspaces by package name');
  }
  const rule = IMPORT_RULES.find(({ area }) => matches(area, file));
  if (rule === undefined) return broken('this folder is not in the table');
  const own = ownFolder(rule.area, file);
  const allowed = [...rule.may, ...(isTest(file) ? (rule.in_tests ?? []) : [])];
  const isAllowed = allowed.some((pattern) => (pattern === 'own' ? target.startsWith(own) : matches(pattern, target)));
  const isForbidden = (rule.may_not ?? []).some((pattern) => matches(pattern, target));
  return isAllowed && !isForbidden ? [] : broken(`${rule.area} may not import it`);
}

function matches(pattern, target) {
  if (pattern === 'package:*') return target.startsWith('package:');
  const regex = new RegExp(
    `^${pattern.replace(/[.]/g, '\\.').replaceAll('*', '[^/]+')}${/[/:]$/.test(pattern) ? '' : '$'}`,
  );
  return regex.test(target);
}

function ownFolder(area, file) {
  const depth = area.split('/').length - 1;
  return `${file.split('/').slice(0, depth).join('/')}/`;
}

const getWorkspace = (file) => file.split('/')[0];

function checkPurity(file, content) {
  return IMPURE.filter((pattern) => pattern.test(content)).map(
    (pattern) => `${file}: ${pattern.source.replace(/\\b|\\s\*|\\/g, '')} in domain: time and chance are arguments`,
  );
}

function findCycles(graph) {
  const done = new Set();
  const cycles = [];
  const visit = (file, trail) => {
    if (trail.includes(file)) {
      cycles.push(`cycle: ${[...trail.slice(trail.indexOf(file)), file].join(' → ')}`);
      return;
    }
    if (done.has(file) || !graph.has(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}

/** Two nouns of a room may need each other, such as a plan and a payout; three in a circle are one noun in pieces. */
const NOUNS_IN_CIRCLE_MAX = 2;

/** Lists the circles of more than two nouns of the server: each noun of a circle imports, by way of others, itself. */
function findNounCircles(graph) {
  const nouns = new Map();
  for (const [file, targets] of graph) {
    const noun = isTest(file) ? null : findNoun(file);
    if (noun === null) continue;
    const found = nouns.get(noun) ?? new Set();
    for (const target of targets)
      if (findNoun(target) !== noun && findNoun(target) !== null) found.add(findNoun(target));
    nouns.set(noun, found);
  }
  const circles = new Set();
  for (const noun of nouns.keys()) {
    const reached = listReached(nouns, noun);
    const circle = [...reached].filter((other) => listReached(nouns, other).has(noun)).sort();
    if (circle.length > NOUNS_IN_CIRCLE_MAX) circles.add(`circle of nouns: ${circle.join(', ')}`);
  }
  return [...circles];
}

function listReached(nouns, start) {
  const reached = new Set();
  const open = [start];
  while (open.length > 0) {
    for (const next of nouns.get(open.pop()) ?? []) {
      if (!reached.has(next)) open.push(next);
      reached.add(next);
    }
  }
  return reached;
}

if (process.argv[1] === path.join(ROOT, 'tools/check-imports.mjs')) {
  await runTool(() => {
    const files = readSources();
    report('check-imports', checkImports(files), `${files.size} files`);
  });
}
