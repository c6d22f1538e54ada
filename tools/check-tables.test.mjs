import { expect, test } from 'vitest';
import { checkTables } from './check-tables.mjs';

const owned = (noun, ...tables) => [
  `server/${noun}/module.ts`,
  `export const someModule = {\n  name: 'some',\n  tables: [${tables.map((table) => `'${table}'`).join(', ')}],\n};`,
];
const reading = (file, table, code = '') => [
  file,
  `import { ${table} } from '@tangent/db/schema/some/table.ts';\n${code}`,
];
const HOUSE = [
  [
    'db/schema/some/table.ts',
    "export const users = pgTable('users', {});\nexport const releases = pgTable('releases', {});",
  ],
  owned('identity/auth', 'users'),
  owned('catalogue/release', 'releases'),
];
const check = (files, exceptions = {}) =>
  checkTables(new Map([...HOUSE, ...files]), { platform: [], writes: {}, reads: {}, ...exceptions });

test('a noun writes its own tables and reads those of its own room and of the rooms below', () => {
  expect(
    check([
      reading('server/catalogue/release/save-draft.ts', 'releases', 'await tx.update(releases).set({});'),
      reading('server/catalogue/release/release-view.ts', 'users', 'await tx.select().from(users);'),
    ]),
  ).toEqual([]);
});

test.each(['tx.insert(users)', 'tx.update( users )', 'tx.delete(users)', `sql\`delete from ${'$'}{users} where\``])(
  'a noun that writes a table of another one is refused: %s',
  (code) => {
    expect(check([reading('server/catalogue/release/save-draft.ts', 'users', code)])).toEqual([
      'server/catalogue/release/save-draft.ts: writes users, which belongs to identity/auth',
    ]);
  },
);

test('a noun that reads a table of a room above is refused, by its type too', () => {
  const file = 'server/identity/auth/session/current-user.ts';
  const message = `${file}: reads releases, which belongs to catalogue/release, a room above`;
  expect(check([reading(file, 'releases')])).toEqual([message]);
  expect(check([[file, "import type { releases } from '@tangent/db/schema/some/table.ts';"]])).toEqual([message]);
});

test('tests may use every table', () => {
  expect(check([reading('server/identity/auth/auth.test.ts', 'releases', 'db.delete(releases)')])).toEqual([]);
});

test('every table has one owner', () => {
  expect(check([['db/schema/some/more.ts', "export const labels = pgTable('labels', {});"]])).toEqual([
    'db/schema/some/more.ts: labels belongs to no noun; name it in a module.ts',
  ]);
  expect(check([owned('money/plan', 'users')])).toEqual([
    'server/money/plan/module.ts: users belongs to identity/auth already',
  ]);
});

test('an exception is a pair of noun and table, and goes when nothing needs it', () => {
  const write = reading('server/catalogue/release/save-draft.ts', 'users', 'tx.update(users)');
  const exceptions = { writes: { 'catalogue/release users': 'for a reason' } };
  expect(check([write], exceptions)).toEqual([]);
  expect(check([], exceptions)).toEqual(['catalogue/release users: no longer needed']);
});
