import { expect, test } from 'vitest';
import { checkReferences, readDecisions } from './check-references.mjs';

const DOCUMENTS = new Map([
  ['docs/decisions.md', '# Decisions\n\n## A-001 · The name\n\nOne name.\n\n## A-093 · Statuses\n\nOne path.\n'],
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

/** Checks one more file in a small repository that has these documents and paths. */
function check(file, content) {
  const files = new Map([...DOCUMENTS, [file, content]]);
  return checkReferences(files, new Set([...PATHS, ...files.keys()]));
}

test('decisions are the headings of their document', () => {
  expect(readDecisions(DOCUMENTS.get('docs/decisions.md'))).toEqual(['A-001', 'A-093']);
});

test('references to what is there are fine', () => {
  expect(
    check('domain/rule.ts', '/** Statuses (S5-012, A-001 to A-093, decision 7). See domain/limits.ts. */'),
  ).toEqual([]);
});

test('a decision, a requirement and a record that do not exist are found with their line', () => {
  const content = 'const a = 1;\n/**\n * The rule (A-999).\n */\n// S5-999, and decision 8\n';
  expect(check('domain/rule.ts', content)).toEqual([
    'domain/rule.ts:3: docs/decisions.md has no A-999',
    'domain/rule.ts:5: docs/requirements.csv has no S5-999',
    'domain/rule.ts:5: docs/decisions has no record 0008',
  ]);
});

test('a record is found where a line ends before its number', () => {
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
])('%s is a paper outside the repository', (paper) => {
  expect(check('domain/rule.ts', `// The rule (${paper}, T12).`)).toEqual([
    `domain/rule.ts:1: ${paper} is a paper outside the repository`,
  ]);
});

test('rules and sections of a standard are there', () => {
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

test('numbers in code that are no comment and no title of a test are data', () => {
  expect(check('domain/rule.ts', "const code = 'A-999';\nconst url = 'http://a.example/A-999';")).toEqual([]);
});

test('titles of tests are read', () => {
  expect(check('domain/rule.test.ts', "test('statuses (A-999)', () => {});")).toEqual([
    'domain/rule.test.ts:1: docs/decisions.md has no A-999',
  ]);
});

test('the comments of SQL and CSS are read', () => {
  expect(check('db/a.sql', "select 'A-999'; -- A-998")).toEqual(['db/a.sql:1: docs/decisions.md has no A-998']);
  expect(check('web/a.css', '/* A-999 */ .a {}')).toEqual(['web/a.css:1: docs/decisions.md has no A-999']);
});

test('a path in a comment or a document leads to a file or a folder', () => {
  const content = 'See domain/limits.ts, `tools/check-sizes` and domain/.\nSee domain/gone.ts, or `docs/gone.md`.';
  expect(check('docs/guide.md', content)).toEqual([
    'docs/guide.md:2: there is no domain/gone.ts',
    'docs/guide.md:2: there is no docs/gone.md',
  ]);
});

test('a path with a placeholder leads to the folder before it', () => {
  const content = '`domain/<noun>/status.ts`, `domain/*.ts`, `docs/decisions/NNNN-title.md`, `domain/gone/<noun>.ts`';
  expect(check('README.md', content)).toEqual(['README.md:1: there is no domain/gone']);
});

test('paths of other things are no files', () => {
  expect(check('README.md', 'POST /docs/gone.md, https://a.example/docs/gone.md, audio/mpeg, and/or')).toEqual([]);
});

test('a document that is named in a message has to exist', () => {
  expect(check('tools/run.mjs', "throw new Error('see docs/gone.md');")).toEqual([
    'tools/run.mjs:1: there is no docs/gone.md',
  ]);
});

test('a link of a document leads from its folder to a file, and to a heading there', () => {
  const content = [
    '[one](../README.md) [two](decisions.md#a-093--statuses) [three](https://a.example)',
    '[four](README.md) [five](decisions.md#a-093)',
    '```\n[six](gone.md)\n```',
  ].join('\n');
  expect(check('docs/guide.md', content)).toEqual([
    'docs/guide.md:2: the link to README.md leads nowhere',
    'docs/guide.md:2: the link to decisions.md#a-093: docs/decisions.md has no such heading',
  ]);
});

test('a number belongs to one decision', () => {
  expect(check('docs/decisions.md', '## A-001 · One\n\n## A-001 · Two\n')).toEqual([
    'docs/decisions.md: A-001 is there twice',
  ]);
});
