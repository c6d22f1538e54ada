import { expect, test } from 'vitest';
import { checkSizes } from './check-sizes.mjs';

const check = (file, content) => checkSizes(new Map([[file, content]]));
const lines = (count) => 'a;\n'.repeat(count);

test('a file of 400 lines passes, a longer one is refused', () => {
  expect(check('domain/a.ts', lines(400))).toEqual([]);
  expect(check('domain/a.ts', lines(401))).toEqual(['domain/a.ts: 401 lines, at most 400']);
});

test('a function of 60 lines passes, a longer one is refused', () => {
  const buildFunction = (count) =>
    `export async function work(a: string): Promise<void> {\n${'  a;\n'.repeat(count - 2)}}\n`;
  expect(check('domain/a.ts', buildFunction(60))).toEqual([]);
  expect(check('domain/a.ts', buildFunction(61))).toEqual(['domain/a.ts:1: work has 61 lines, at most 60']);
});

test('a folder of 60 files passes, a fuller one is refused; folders in it count for themselves', () => {
  const fill = (count) => new Map(Array.from({ length: count }, (_, index) => [`domain/a/b${index}.ts`, '']));
  expect(checkSizes(new Map([...fill(60), ['domain/a/c/d.ts', ''], ['domain/e.ts', '']]))).toEqual([]);
  expect(checkSizes(fill(61))).toEqual(['domain/a: 61 files, at most 60; sort them into folders by subject']);
});

test('a screen without a file of its name is refused', () => {
  const list = (...files) => checkSizes(new Map(files.map((file) => [file, ''])));
  expect(list('web/screens/money/royalties/royalties.tsx', 'web/screens/money/royalties/chart/bar.tsx')).toEqual([]);
  expect(list('web/screens/money/royalties/royalties-view.tsx')).toEqual([
    'web/screens/money/royalties/royalties.tsx: missing; the first file of a screen has the name of its folder',
  ]);
});

test.each([
  'server/catalogue/release/utils.ts',
  'server/catalogue/release/date-helper.ts',
  'web/shared/button.tsx',
  'domain/index.ts',
  'server/release-service/a.ts',
  'web/ui/Button.tsx',
])('the name %s is refused', (file) => {
  expect(check(file, '')).toHaveLength(1);
});

test('words that only contain a forbidden name pass', () => {
  expect(check('web/ui/indexed-list.ts', '')).toEqual([]);
});

test('default exports are refused except where a framework loads them', () => {
  expect(check('domain/a.ts', 'export default 1;')).toHaveLength(1);
  expect(check('db/drizzle.config.ts', 'export default 1;')).toEqual([]);
});

test('enums are refused', () => {
  expect(check('domain/a.ts', 'export enum Status { Live }')).toHaveLength(1);
});

test('a literal spread directly is refused, one that is processed first passes', () => {
  // Kept apart from its literal, so that this file passes its own check.
  const spread = '...';
  expect(check('domain/a.ts', `const a = {\n  ${spread}{ b, c },\n  d,\n};`)).toEqual([
    'domain/a.ts:2: a spread literal; write its fields out',
  ]);
  expect(check('domain/a.ts', `const a = {\n  ${spread}{\n    b,\n    c,\n  },\n};`)).toHaveLength(1);
  expect(check('domain/a.ts', `const a = [${spread}[b, c], d];`)).toHaveLength(1);
  expect(check('web/ui/a.tsx', `const a = <B {${spread}{ c, d }} />;`)).toHaveLength(1);
  expect(check('domain/a.ts', 'const a = [...[b, c].map(work), ...{ d: 1 }.d, ...(e ? { f } : {})];')).toEqual([]);
  expect(check('domain/a.ts', 'const a = (...[b = 1]: number[]) => b;')).toEqual([]);
});
