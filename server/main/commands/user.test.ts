import { readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { audit_events, users } from '@tangent/db/schema/identity/account.ts';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addArtist, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { COMMANDS } from './commands.ts';

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  account = await signUp(app);
  vi.stubEnv('DATABASE_URL', app.database_url);
  vi.stubEnv('STORE_SFTP_HOST_KEY_SHA256', 'unused');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await app.close();
});

/** Runs a command line and returns its output. */
async function tangent(...args: string[]): Promise<string> {
  const printed: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  const command = COMMANDS.find(({ name }) => name === args.slice(0, 2).join(' '));
  try {
    await command?.run(args.slice(2));
  } finally {
    log.mockRestore();
  }
  return printed.join('\n');
}

const getRow = async ({ user }: TestAccount) =>
  (await app.db.select().from(users).where(eq(users.id, user._id)))[0] ?? null;
const listActionsOn = async ({ user }: TestAccount) =>
  (await app.db.select().from(audit_events).where(eq(audit_events.subject_id, user._id)).orderBy(audit_events.id)).map(
    ({ action, actor_id, actor_kind }) => ({ action, actor_id, actor_kind }),
  );

test('the first staff account needs no actor, the next one a staff member; the role can be taken away', async () => {
  const [first, second] = [await signUp(app), await signUp(app)];
  expect(await tangent('user', 'make-staff', first.user.username)).toBe('Staff role granted');
  expect(await listActionsOn(first)).toEqual([{ action: 'user.make_staff', actor_id: null, actor_kind: 'system' }]);
  await tangent('user', 'make-staff', second.user.email);
  expect(await listActionsOn(second)).toMatchObject([
    { action: 'user.make_staff', actor_id: first.user._id, actor_kind: 'staff' },
  ]);
  const args = [second.user.username, '--reason', 'other', '--as', first.user.username];
  await expect(tangent('user', 'ban', ...args)).rejects.toThrow('user unmake-staff');
  await tangent('user', 'unmake-staff', second.user._id, '--as', first.user.username);
  expect(await tangent('user', 'ban', ...args)).toBe(`${second.user.username}: banned`);
  await expect(tangent('user', 'make-staff', second.user.username)).rejects.toThrow();
});

test('an account is frozen, unfrozen, closed and reopened by command, and each refusal is explained', async () => {
  const { username } = account.user;
  await expect(tangent('user', 'freeze', username)).rejects.toThrow('--reason fraud_suspected|');
  await expect(tangent('user', 'freeze', 'nobody', '--reason', 'other')).rejects.toThrow('There is no account nobody');
  expect(await tangent('user', 'freeze', username, '--reason', 'other', '--note', 'Call us')).toBe(
    `${username}: frozen`,
  );
  expect(await getRow(account)).toMatchObject({ freeze: true, block_reason: 'other', block_note: 'Call us' });
  await expect(tangent('user', 'unfreeze', username)).rejects.toThrow('--why');
  await tangent('user', 'unfreeze', username, '--why', 'Cleared up');
  await expect(tangent('user', 'unban', username, '--why', 'x')).rejects.toThrow('does not allow this');
  await tangent('user', 'deactivate', username, '--why', 'Asked for it');
  expect(await tangent('user', 'reactivate', username, '--why', 'Changed their mind')).toBe(`${username}: active`);
  expect(await tangent('user', 'list', '--search', username)).toMatch(new RegExp(`^${account.user._id} +active +free`));
  expect(JSON.parse(await tangent('user', 'show', username))).toMatchObject({ username, account_status: 'active' });
});

test('a plan is granted and revoked by command, never for oneself, and a missing argument is named', async () => {
  const { username } = (await signUp(app)).user;
  const [colleague] = await app.db.select().from(users).where(eq(users.is_staff, true));
  await expect(tangent('user', 'grant', username, 'pro', '12')).rejects.toThrow('for how many months and why');
  await expect(tangent('user', 'grant', username, 'pro', '99', 'a prize')).rejects.toThrow('for how many months');
  await expect(tangent('user', 'grant', colleague?.username ?? '', 'pro', '1', 'for me')).rejects.toThrow('--as');
  expect(await tangent('user', 'grant', username, 'advanced', '1', 'a prize')).toMatch(
    /^advanced until \d{4}-\d\d-\d\d$/,
  );
  expect(await tangent('user', 'grant-end', username, 'a mistake')).toBe('free');
  await expect(tangent('user', 'grant-end', username, 'again')).rejects.toThrow('nothing to grant or to revoke');
});

test('an artist is verified by command, and the verification is revoked', async () => {
  const id = await addArtist(await signUp(app), 'Zephyr Lane');
  const isVerified = async () => (await app.db.select().from(artists).where(eq(artists.id, id)))[0]?.verified;
  expect(await tangent('artist', 'verify', id, '--why', 'Passport seen')).toBe('Zephyr Lane: verified');
  expect(await isVerified()).toBe(true);
  await tangent('artist', 'verify', id, '--why', 'It was forged', '--off');
  expect(await isVerified()).toBe(false);
});

test('the data of a user is written to a private file, and erased only with a confirmation', async () => {
  const leaving = await signUp(app);
  const { username } = leaving.user;
  const file = path.join(os.tmpdir(), `${uuidv7()}.json`);
  await tangent('user', 'export', username, file);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ account: { username } });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await expect(tangent('user', 'export', username, file)).rejects.toThrow('EEXIST');
  await rm(file);
  await expect(tangent('user', 'erase', username, '--confirm')).rejects.toThrow('close it first');
  await tangent('user', 'deactivate', username, '--why', 'Asked for it');
  await expect(tangent('user', 'erase', username)).rejects.toThrow('cannot be undone');
  expect(await tangent('user', 'erase', username, '--confirm')).toContain(`erased-${leaving.user._id}`);
  expect(await tangent('user', 'erase', leaving.user._id, '--confirm')).toBe('Already erased');
  expect(await getRow(leaving)).toMatchObject({ username: `erased-${leaving.user._id}`, password_hash: null });
});
