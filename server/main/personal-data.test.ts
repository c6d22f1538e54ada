import fs from 'node:fs';
import path from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { PERSONAL_DATA } from './personal-data.ts';

const SCHEMA = path.resolve(import.meta.dirname, '../../db/schema');

/** Columns that name an account where the table has no foreign key, as in the large tables. */
const NAMES_ACCOUNT = /^(account|user|owner|holder)_id$/;

/** Reads every table: whether a column names an account, and the tables that it points to. */
async function readTables() {
  const files = fs.readdirSync(SCHEMA, { encoding: 'utf8', recursive: true }).filter((name) => name.endsWith('.ts'));
  const modules = await Promise.all(files.map((name) => import(path.join(SCHEMA, name))));
  const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
  return tables.map((table) => {
    const { name, columns, foreignKeys } = getTableConfig(table);
    const pointsTo = foreignKeys.map((key) => getTableName(key.reference().foreignTable));
    return { name, namesAccount: columns.some((column) => NAMES_ACCOUNT.test(column.name)), pointsTo };
  });
}

/** Lists the tables that refer to an account: by a column, or because they point to such a table. */
async function listTablesWithAccounts(): Promise<string[]> {
  const tables = await readTables();
  const found = new Set(['users']);
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const { name, namesAccount, pointsTo } of tables) {
      if (namesAccount || pointsTo.some((target) => found.has(target))) found.add(name);
    }
  }
  return [...found].sort();
}

test('every table that refers to an account declares how an account is erased from it and exported', async () => {
  const tables = await listTablesWithAccounts();
  expect(tables.length).toBeGreaterThan(60);
  expect(Object.keys(PERSONAL_DATA).sort()).toEqual(tables);
});
