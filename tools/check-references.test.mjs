import { expect, test } from 'vitest';
import { checkReferences, readDecisions } from './check-references.mjs';

const DOCUMENTS = new Map([
  [
    'docs/decisions.md',
    [
      '# Decisions\n',
      '- [A-001 · The name](decisions/rooms/platform.md#a-001--the-name)',
      '- [A-093 · Statuses](decisions/rooms/catalogue.md#a-093--statuses)\n',
    ].join('\n'),
  ],
  ['docs/decisions/rooms/platform.md', '# Decisions: platform\n\n## A-001 · The name\n\nOne name.\n'],
  ['docs/decisions/rooms/catalogue.md', '# Decisions: catalogue\n\n## A-093 · Statuses\n\nOne path.\n'],
  ['docs/requirements.csv', 'id,area,requirement,where\nS5-012,release,Rights are agreed to.,/\n'],
  ['docs/decisions/0007-titles.md', '# 7. Titles\n'],
  [
    'docs/standards/store-rules.md',
    '# Rules\n\n## Titles\n\n| Rule | What |\n|---|---|\n| T1 | Casing. |\n| T4 | Dashes. |\n',
  ],
]);
const PATHS = [
  'docs',
  'docs/standards',
  'docs/decisions',
  'domain',
  'domain/limits.ts',
  'tools',
  'tools/check-sizes.mjs',
  'README.md',
];

/** Checks one more file in a small repository with these documents and paths. */
function check(file, content) {
  const files = new Map([...DOCUMENTS, [file, content]]);
  return checkReferences(files, new Set([...PATHS, ...files.keys()]));
}

test('decisions are the headings of their page', () => {
  expect(readDecisions('# Decisions\n\n## A-001 · The name\n\nOne name (A-002).\n\n## A-093 · Statuses\n')).toEqual([
    'A-001 · The name',
    'A-093 · Statuses',
  ]);
});

test('existing references are accepted', () => {
  expect(
    check('domain/rule.ts', '/** Statuses (S5-012, A-001 to A-093, decision 7). See domain/limits.ts. */'),
  ).toEqual([]);
});

test('a missing decision, requirement or record is reported with its line', () => {
  const content = 'const a = 1;\n/**\n * The rule (A-999).\n */\n// S5-999, and decision 8\n';
  expect(check('domain/rule.ts', content)).toEqual([
    'domain/rule.ts:3: docs/decisions.md has no A-999',
    'domain/rule.ts:5: docs/requirements.csv has no S5-999',
    'domain/rule.ts:5: docs/decisions has no record 0008',
  ]);
});

test('a record is found when the line ends before its number', () => {
  expect(check('domain/rule.ts', '/**\n * As agreed (decision\n * 27).\n */')).toEqual([
    'domain/rule.ts:2: docs/decisions has no record 0027',
  ]);
});

test.each([
  'SPEC 5',
  'SPEC section 5',
  'SPEC.md',
  'DDEX.md',
  'STYLE-RULES',
  'RELIABILITY',
  'MEDIA 6',
  'ARCHITECTURE.md',
])('%s is a document outside the repository', (name) => {
  expect(check('domain/rule.ts', `// The rule (${name}, T12).`)).toEqual([
    `domain/rule.ts:1: ${name} is a document outside the repository`,
  ]);
});

test('rules and sections of a standard have to exist', () => {
  const content = [
    '/** Casing (rules T1-T4 in docs/standards/store-rules.md; section Titles in docs/standards/store-rules.md). */',
    '/** Casing (rules T1, T5 in docs/standards/store-rules.md). */',
    '// Casing (section Names in docs/standards/store-rules.md).',
  ].join('\n');
  expect(check('domain/rule.ts', content)).toEqual([
    'domain/rule.ts:2: docs/standards/store-rules.md has no rule T5',
    'domain/rule.ts:3: docs/standards/store-rules.md has no section Names',
  ]);
});

test('a folder beside the repository is refused', () => {
  expect(check('tools/run.mjs', "const folder = '../shared/ddex';")).toEqual([
    'tools/run.mjs:1: ../shared is outside the repository',
  ]);
});

test('numbers in code, outside comments and test titles, are data', () => {
  expect(check('domain/rule.ts', "const code = 'A-999';\nconst url = 'http://a.example/A-999';")).toEqual([]);
});

test('test titles are checked', () => {
  expect(check('domain/rule.test.ts', "test('statuses (A-999)', () => {});")).toEqual([
    'domain/rule.test.ts:1: docs/decisions.md has no A-999',
  ]);
});

test('comments in SQL and CSS are checked', () => {
  expect(check('db/a.sql', "select 'A-999'; -- A-998")).toEqual(['db/a.sql:1: docs/decisions.md has no A-998']);
  expect(check('web/a.css', '/* A-999 */ .a {}')).toEqual(['web/a.css:1: docs/decisions.md has no A-999']);
});

test('a path in a comment or a document has to name an existing file or folder', () => {
  const content = 'See domain/limits.ts, `tools/check-sizes` and domain/.\nSee domain/gone.ts, or `docs/gone.md`.';
  expect(check('docs/guide.md', content)).toEqual([
    'docs/guide.md:2: domain/gone.ts does not exist',
    'docs/guide.md:2: docs/gone.md does not exist',
  ]);
});

test('a path with a placeholder is checked up to the folder before it', () => {
  const content = '`domain/<noun>/status.ts`, `domain/*.ts`, `docs/decisions/NNNN-title.md`, `domain/gone/<noun>.ts`';
  expect(check('README.md', content)).toEqual(['README.md:1: domain/gone does not exist']);
});

test('addresses, media types and calls are not file paths', () => {
  expect(check('README.md', 'POST /docs/gone.md, https://a.example/docs/gone.md, audio/mpeg, and/or')).toEqual([]);
});

test('a document named in a message has to exist', () => {
  expect(check('tools/run.mjs', "throw new Error('see docs/gone.md');")).toEqual([
    'tools/run.mjs:1: docs/gone.md does not exist',
  ]);
});

test('a link in a document is relative to its folder, and its heading has to exist', () => {
  const content = [
    '[one](../README.md) [two](decisions/rooms/catalogue.md#a-093--statuses) [three](https://a.example)',
    '[four](README.md) [five](decisions/rooms/catalogue.md#a-093)',
    '```\n[six](gone.md)\n```',
  ].join('\n');
  expect(check('docs/guide.md', content)).toEqual([
    'docs/guide.md:2: the link to README.md is broken',
    'docs/guide.md:2: the link to decisions/rooms/catalogue.md#a-093: docs/decisions/rooms/catalogue.md has no such heading',
  ]);
});

test('a number belongs to one decision, on the page of a room', () => {
  expect(check('docs/decisions/rooms/money.md', '## A-001 · The name\n')).toEqual([
    'docs/decisions/rooms/money.md: A-001 appears twice',
    'docs/decisions.md: the line of A-001 is missing: - [A-001 · The name](decisions/rooms/money.md#a-001--the-name)',
  ]);
  expect(check('docs/decisions.md', `${DOCUMENTS.get('docs/decisions.md')}\n## A-094 · Two\n`)).toEqual([
    'docs/decisions.md: the entry of A-094 belongs on the page of its room',
    'docs/decisions.md:6: docs/decisions.md has no A-094',
  ]);
});

test('the list leads to every decision by its title', () => {
  expect(check('docs/decisions/rooms/catalogue.md', '## A-093 · States\n\n## A-094 · Ends\n')).toEqual([
    'docs/decisions.md: the line of A-093 is missing: - [A-093 · States](decisions/rooms/catalogue.md#a-093--states)',
    'docs/decisions.md: the line of A-094 is missing: - [A-094 · Ends](decisions/rooms/catalogue.md#a-094--ends)',
    'docs/decisions.md:4: the link to decisions/rooms/catalogue.md#a-093--statuses: docs/decisions/rooms/catalogue.md has no such heading',
  ]);
});
