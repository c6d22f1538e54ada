// House rule: plain English in names, comments and test titles. Each word of the lists once meant something that only
// its authors understood; beside it stands the word of the trade.
import path from 'node:path';
import { parseSync } from 'rolldown/experimental';
import { ROOT, runTool } from './run-tool.mjs';
import { readSources, report } from './source-files.mjs';

/** Words that no name may contain, whatever else it consists of. */
const NAMES = {
  told: 'reported, notified',
  tell: 'report, notify',
  tells: 'reports, notifies',
  untold: 'unreported',
  ask: 'request, query',
  asked: 'requested',
  asks: 'requests',
  asking: 'requesting',
  wish: 'request, input',
  wishes: 'requests',
  wished: 'requested',
  rig: 'harness, fixture',
  trouble: 'error, failure',
  troubles: 'errors, failures',
  standing: 'account status, billing status',
  standings: 'plan history',
  moment: 'step, instant',
  moments: 'steps',
  heard: 'acknowledged',
  sleeve: 'artwork',
  fence: 'outbox guard',
  fenced: 'guarded',
  barred: 'blocked',
  belongings: 'fixtures',
  desk: 'calls',
  detour: 'redirect',
  distrust: 'verification failure',
  distrusted: 'unverified',
  moody: 'flaky, unreliable',
  planted: 'seeded',
  surplus: 'duplicate',
  traveller: 'client',
  begin: 'start',
  begins: 'starts',
  begun: 'started',
  forgive: 'reset',
  somebody: 'user, account',
  whoever: 'user, account',
  anew: 'again',
};

/** Names in which one of these words is right. */
const RIGHT_NAMES = new Set(['FENCED_CODE']);

/** Phrases that no comment and no test title may contain. */
const PHRASES = [
  [/^[\s/*]*What\b(?![^.]*\?)/, 'begin with the subject: "The figures that …" instead of "What …"'],
  [/\bwhoever\b/i, 'name who it is'],
  [/\bsomebody\b/i, 'name who it is: a user, an artist, a fan'],
  [/\banew\b/i, 'again'],
  [/\b(is|are|was|were) told\b(?! apart)/i, 'is notified, is reported'],
  [/\blook(s|ed)? (at|into) (again|anew)\b/i, 'polls again, checks again'],
  [/\bhears? of\b/i, 'learns about, receives'],
  [/\b(is|are|was|were) asked for\b/i, 'is requested'],
];

/** Everything in these files (path → content) that speaks the old language, one sentence each. */
export function checkWords(files) {
  return [...files].flatMap(([file, content]) => (isSource(file) ? checkFile(file, content) : []));
}

const isSource = (file) =>
  /\.(ts|tsx|mjs)$/.test(file) && !file.startsWith('tools/check-words') && !/\.as\.ts$/.test(file);

function checkFile(file, content) {
  const { program, comments } = parseSync(file, content);
  const names = new Set();
  const titles = [];
  walk(program, (node) => {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') names.add(node.name);
    if (
      node.type === 'CallExpression' &&
      /^(test|describe)\b/.test(content.slice(node.callee.start, node.callee.end))
    ) {
      titles.push(...node.arguments.filter(({ type, value }) => type === 'Literal' && typeof value === 'string'));
    }
  });
  const texts = [...comments, ...titles].map(({ value, start }) => ({ value, start }));
  return [
    ...[...names].flatMap((name) => checkName(name).map((sentence) => `${file}: ${sentence}`)),
    ...texts.flatMap(({ value, start }) => checkText(value).map((one) => `${file}:${lineAt(content, start)}: ${one}`)),
  ];
}

function checkName(name) {
  if (RIGHT_NAMES.has(name)) return [];
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_');
  return words
    .filter((word) => Object.hasOwn(NAMES, word))
    .map((word) => `${name}: for "${word}" write ${NAMES[word]}`);
}

function checkText(text) {
  return PHRASES.filter(([pattern]) => pattern.test(text)).map(
    ([pattern, better]) => `"${pattern.exec(text)[0].replace(/^[\s/*]+/, '')}": ${better}`,
  );
}

const lineAt = (content, offset) => content.slice(0, offset).split('\n').length;

function walk(node, visit) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit);
  else if (node !== null && typeof node === 'object') {
    if (typeof node.type === 'string') visit(node);
    for (const key in node) if (key !== 'type') walk(node[key], visit);
  }
}

if (process.argv[1] === path.join(ROOT, 'tools/check-words.mjs')) {
  await runTool(() => {
    const files = readSources();
    report('check-words', checkWords(files), `${files.size} files`);
  });
}
