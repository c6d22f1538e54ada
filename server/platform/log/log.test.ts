import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/harness/test-database.ts';
import { createLog } from './create-log.ts';
import { describeError } from './describe-error.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('values under a sensitive name are blanked at every level that is logged', () => {
  const lines: string[] = [];
  const log = createLog('info', 'test', { write: (line) => lines.push(line) });
  log.info({ password: 'one', body: { token: 'two', deep: { cookie: 'three' } }, title: 'kept' });
  expect(lines.join('')).not.toMatch(/one|two|three/);
  expect(lines.join('')).toContain('kept');
});

test('the values of a failed statement are not logged', async () => {
  const error = await database.db
    .execute(sql`select * from nothing where password = ${'hunter2'}`)
    .catch((thrown: unknown) => thrown);
  expect(String(error)).toContain('hunter2');
  expect(JSON.stringify(describeError(error))).not.toContain('hunter2');
  expect(JSON.stringify(describeError(error))).toContain('relation \\"nothing\\" does not exist');
});

test('a copy of an error is logged by its message, also without the values of its statement', () => {
  const copy = { message: 'Failed query: select $1\nparams: hunter2', queue: 'mail.send' };
  expect(describeError(copy)).toEqual({ message: 'Failed query: select $1' });
  expect(describeError('gone')).toEqual({ message: 'gone' });
});

test('a name with a line break cannot forge a line', () => {
  const lines: string[] = [];
  createLog('info', 'test', { write: (line) => lines.push(line) }).info({ title: 'a\n{"level":60}' });
  expect(lines.join('').trim().split('\n')).toHaveLength(1);
});
