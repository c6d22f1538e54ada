// House rule: no dangling references. The targets of references in comments, test titles and documents exist in the
// repository.
import path from 'node:path';
import { readIds, TITLE } from './check-requirements.mjs';
import { ROOT, runTool } from './run-tool.mjs';
import { readRepository, report } from './source-files.mjs';

const ENDINGS = ['.ts', '.tsx', '.mjs', '.md', '.sql', '.css'];

const DECISION_LIST = 'docs/decisions.md';
const DECISION_PAGE = /^docs\/decisions\/rooms\/[a-z-]+\.md$/;

const CODE_COMMENT = /(?<=^|[\s{(,;])\/(?:\/.*|\*[\s\S]*?\*\/)/gm;
const SQL_COMMENT = /--.*|\/\*[\s\S]*?\*\//g;

const DECISION = /(?<![\w-])A-\d{3}(?!\w)/g;
const REQUIREMENT = /(?<![\w-])S\d+-\d{3}(?!\w)/g;
// 'decision 27', also when the line of a comment breaks between the two words.
const RECORD = /\bdecisions?(?: record)?(?:\s|\*|\/\/)+(\d{1,4})\b(?!\s*(?:days|hours|minutes))/gi;
// 'rules T1-T4, T9 in docs/standards/store-rules.md', 'section Ledger in docs/standards/reliability.md'.
const RULE =
  /\b(rules?|section)(?:\s|\*|\/\/)([^().:;]{1,80}?)(?:\s|\*|\/\/)in(?:\s|\*|\/\/)+(docs\/standards\/[a-z-]+\.md)/g;
const OUTSIDE_DOCUMENT =
  /(?<![\w/.-])(?:SPEC(?:\.md|,? (?:section )?§?\d)|(?:DDEX|MEDIA|RELIABILITY|STYLE-RULES|STACK|DESIGN|DESIGN-TOOLS|PROMOTION|DECISIONS|LANGUAGE|ARCHITECTURE)\.md\b|(?:RELIABILITY|STYLE-RULES|DESIGN-TOOLS)(?![\w-])|MEDIA \d|DECISIONS A-\d)/g;
// Only .ci/run, which is not checked here, may use a folder beside the repository: it runs more tests where the
// official schemas are available.
const OUTSIDE = /\.\.\/shared\b/g;
const FILE_PATH = /(?<![\w./@~-])(\.?[a-z0-9]+)\/[^\s`'"()|,;:!?#]*/g;
const DOCUMENT_IN_STRING = /(?<![\w./-])docs\/[\w./-]+\.(?:md|csv)\b/g;
const MARKDOWN_LINK = /\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g;
const FENCED_CODE = /^```[\s\S]*?^```/gm;
// From here on a path is a pattern: server/<noun>/routes.ts, server/**/*.test.ts.
const PLACEHOLDER = /[*<>{}$…[\]]|NNNN|\.\.\./;
// Media types look like paths into the workspace audio.
const MEDIA_TYPE = /^audio\/(?:[a-z]+|x-[a-z]+|mp4a?-?[a-z]*|vnd\.[\w.-]+)$/;

/**
 * Lists every dangling reference in these files (path → content). `paths` are all files and folders of the
 * repository.
 */
export function checkReferences(files, paths) {
  const decisions = [...files].flatMap(([file, content]) =>
    DECISION_PAGE.test(file)
      ? readDecisions(content).map((heading) => ({ file, heading, number: heading.slice(0, 5) }))
      : [],
  );
  const targets = {
    paths,
    decisions: new Set(decisions.map(({ number }) => number)),
    requirements: new Set(readIds(files.get('docs/requirements.csv') ?? '')),
    records: new Set([...paths].flatMap((one) => /^docs\/decisions\/(\d{4})-/.exec(one)?.[1] ?? [])),
    top_folders: new Set([...paths].flatMap((one) => /^([^/]+)\//.exec(one)?.[1] ?? [])),
    anchors: new Map(),
    files,
  };
  return [
    ...checkDecisions(decisions, files.get(DECISION_LIST) ?? ''),
    ...[...files].flatMap(([file, content]) => [...new Set(checkFile(file, content, targets))]),
  ];
}

/** Returns the headings of the decisions on a page, in order: number and title. */
export function readDecisions(markdown) {
  return [...markdown.matchAll(/^## (A-\d{3}\b.*)$/gm)].map((match) => match[1].trim());
}

/** A number has one entry, on the page of its room, and the list leads to every entry. */
function checkDecisions(decisions, list) {
  const seen = new Set();
  const violations = readDecisions(list).map(
    (heading) => `${DECISION_LIST}: the entry of ${heading.slice(0, 5)} belongs on the page of its room`,
  );
  for (const { file, heading, number } of decisions) {
    if (seen.has(number)) violations.push(`${file}: ${number} appears twice`);
    seen.add(number);
    const line = `- [${heading}](${path.posix.relative('docs', file)}#${toAnchor(heading)})`;
    if (!list.split('\n').includes(line))
      violations.push(`${DECISION_LIST}: the line of ${number} is missing: ${line}`);
  }
  return violations;
}

function checkFile(file, content, targets) {
  const violations = listPassages(file, content).flatMap(({ start, text }) =>
    findBrokenReferences(file, text, targets).map(({ index, problem }) => ({ index: start + index, problem })),
  );
  if (file.endsWith('.md')) violations.push(...findBrokenLinks(file, content, targets));
  else if (!isToolTest(file)) violations.push(...findMissingDocuments(content, targets));
  const outside = isToolTest(file) ? [] : [...content.matchAll(OUTSIDE)];
  violations.push(...outside.map(({ index, 0: found }) => ({ index, problem: `${found} is outside the repository` })));
  return violations
    .sort((one, other) => one.index - other.index)
    .map(({ index, problem }) => `${file}:${content.slice(0, index).split('\n').length}: ${problem}`);
}

// The tests of these checks contain dangling references on purpose.
const isToolTest = (file) => /^tools\/.*\.test\.mjs$/.test(file);

/** Returns the prose of a file: a whole document; the comments and test titles of code. */
function listPassages(file, content) {
  if (file.endsWith('.csv')) return [];
  // Links are checked separately, because they are relative to their document.
  if (file.endsWith('.md')) return [{ start: 0, text: content.replaceAll(MARKDOWN_LINK, blankOut) }];
  const comments = [...content.matchAll(file.endsWith('.sql') ? SQL_COMMENT : CODE_COMMENT)];
  const isTest = /\.(?:test|spec)\.[a-z]+$|^e2e\//.test(file) && !isToolTest(file);
  return [...comments, ...(isTest ? content.matchAll(TITLE) : [])].map(({ index, 0: text }) => ({
    start: index,
    text,
  }));
}

const blankOut = (text) => text.replaceAll(/[^\n]/g, ' ');

function findBrokenReferences(file, text, targets) {
  const broken = [];
  const search = (pattern, describe) => {
    for (const match of text.matchAll(pattern)) {
      const problem = describe(match);
      if (problem) broken.push({ index: match.index, problem });
    }
  };
  search(DECISION, ([id]) => !targets.decisions.has(id) && `${DECISION_LIST} has no ${id}`);
  search(REQUIREMENT, ([id]) => !targets.requirements.has(id) && `docs/requirements.csv has no ${id}`);
  search(RECORD, ([, number]) => {
    const record = number.padStart(4, '0');
    return !targets.records.has(record) && `docs/decisions has no record ${record}`;
  });
  search(RULE, ([, kind, names, document]) => describeMissingRules(kind, names, document, targets));
  search(OUTSIDE_DOCUMENT, ([name]) => `${name} is a document outside the repository`);
  search(FILE_PATH, ([found, folder]) => {
    if (!targets.top_folders.has(folder) || MEDIA_TYPE.test(found)) return null;
    const named = trimPath(found);
    return !pathExists(named, file, targets) && `${named} does not exist`;
  });
  return broken;
}

/**
 * Describes missing rules, which are table rows that start with their number, or a missing section, which is a heading.
 * A missing document is reported by its path.
 */
function describeMissingRules(kind, names, document, { files }) {
  const content = files.get(document);
  if (content === undefined) return null;
  if (kind === 'section') {
    return !readHeadings(content).includes(names.trim()) && `${document} has no section ${names.trim()}`;
  }
  const missing = (names.match(/\b[A-Z]\d+\b/g) ?? []).filter((rule) => !content.includes(`\n| ${rule} |`));
  return missing.length > 0 && `${document} has no rule ${missing.join(', ')}`;
}

/**
 * Returns the part of a path that names one thing: without the full stop of its sentence, and up to its first
 * placeholder.
 */
function trimPath(found) {
  const placeholder = PLACEHOLDER.exec(found);
  if (placeholder) return found.slice(0, found.lastIndexOf('/', placeholder.index));
  return found.replace(/[/.]+$/, '');
}

/**
 * Whether a path exists, from the root or from the folder of the file that names it. The extension of a program may be
 * omitted.
 */
function pathExists(named, file, { paths, records }) {
  const record = /^docs\/decisions\/(\d{4})$/.exec(named)?.[1];
  if (record) return records.has(record);
  return [named, path.posix.join(path.posix.dirname(file), named)].some((one) =>
    ['', '.ts', '.tsx', '.mjs', '.md'].some((ending) => paths.has(one + ending)),
  );
}

function findMissingDocuments(content, { paths }) {
  return [...content.matchAll(DOCUMENT_IN_STRING)].flatMap(({ index, 0: named }) =>
    paths.has(named) || PLACEHOLDER.test(named) ? [] : [{ index, problem: `${named} does not exist` }],
  );
}

function findBrokenLinks(file, content, targets) {
  return [...content.replaceAll(FENCED_CODE, blankOut).matchAll(MARKDOWN_LINK)].flatMap(({ index, 1: link }) => {
    // Texts of the site link to pages of the product: web/site/render.test.ts.
    if (/^([a-z]+:|\/)/.test(link)) return [];
    const [named, anchor] = link.split('#');
    const target = named === '' ? file : path.posix.join(path.posix.dirname(file), named).replace(/\/$/, '');
    if (!targets.paths.has(target)) return [{ index, problem: `the link to ${link} is broken` }];
    const isHeading = anchor === undefined || !target.endsWith('.md') || readAnchors(target, targets).has(anchor);
    return isHeading ? [] : [{ index, problem: `the link to ${link}: ${target} has no such heading` }];
  });
}

/** Returns the anchors of a document's headings, as Git hosts generate them. */
function readAnchors(document, { anchors, files }) {
  if (!anchors.has(document)) {
    anchors.set(document, new Set(readHeadings(files.get(document) ?? '').map(toAnchor)));
  }
  return anchors.get(document);
}

const readHeadings = (markdown) =>
  [...markdown.replaceAll(FENCED_CODE, '').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading.trim());

const toAnchor = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

if (process.argv[1] === path.join(ROOT, 'tools/check-references.mjs')) {
  await runTool(() => {
    const { files, paths } = readRepository(ENDINGS, ['docs/requirements.csv']);
    report('check-references', checkReferences(files, paths), `${files.size} files`);
  });
}
