import { listAnnouncements } from '@tangent/contract/events/announcement.ts';
import { audit_events } from '@tangent/db/schema/identity/account.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import type { Announcement } from '@tangent/domain/events/announcement/announcement.ts';
import type { Language } from '@tangent/domain/locale.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { COMMANDS } from '../../main/commands/commands.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { makeCall } from '../../testing/harness/call.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { writeAnnouncement } from './write-announcement.ts';

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  account = await signUp(app);
});
afterAll(() => app.close());

/** Writes an announcement that is shown between two days, counted from today. */
function write(id: string, language: Language, title: string, [from, until]: readonly [number, number]) {
  const now = app.clock.now();
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const content: Announcement = { id, language, title, body: 'Words', link: '/artists' };
  const times = { starts_at: at(from), ends_at: at(until) };
  return inTransaction(app.db, (tx) => writeAnnouncement(tx, null, { ...content, ...times }, now));
}

async function titlesShownIn(language: Language): Promise<string[]> {
  const { items } = (await account.call(listAnnouncements, { query: { language } })).body;
  return items.map(({ title }) => title);
}

test('[S2-018] the three newest current announcements are shown, each in the reader’s language or else in English', async () => {
  await write('oldest', 'en', 'Oldest', [-4, 5]);
  await write('holidays', 'en', 'Holidays', [-3, 5]);
  await write('holidays', 'tr', 'Tatil', [-3, 5]);
  await write('stores', 'en', 'New stores', [-2, 5]);
  await write('only-here', 'tr', 'Yalnız burada', [-1, 5]);
  await write('over', 'en', 'Over', [-6, 0]);
  await write('later', 'en', 'Later', [1, 5]);
  expect(await titlesShownIn('en')).toEqual(['New stores', 'Holidays', 'Oldest']);
  expect(await titlesShownIn('tr')).toEqual(['Yalnız burada', 'New stores', 'Tatil']);
  expect(await titlesShownIn('es')).toEqual(['New stores', 'Holidays', 'Oldest']);
  await write('holidays', 'en', 'Holidays, in better words', [-3, 5]);
  expect((await titlesShownIn('en'))[1]).toBe('Holidays, in better words');
  app.clock.advance(DAY_MS);
  expect((await titlesShownIn('en'))[0]).toBe('Later');
  expect((await makeCall(app, listAnnouncements, { query: { language: 'en' } })).status).toBe(401);
});

test('staff writes, lists and ends announcements on the command line, and the audit log records it', async () => {
  vi.stubEnv('DATABASE_URL', app.database_url);
  vi.stubEnv('STORE_SFTP_HOST_KEY_SHA256', 'unused');
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const tangent = async (name: string, ...args: string[]) =>
    COMMANDS.find((command) => command.name === name)?.run(args);
  const until = ['--until', '2199-01-01'];
  try {
    await tangent('announce write', 'december', 'pt', '--title', 'Dezembro', '--body', 'Envie cedo.', ...until);
    await tangent('announce write', 'january', 'pt', '--title', 'Janeiro', '--body', 'Feliz ano novo.', ...until);
    expect(await titlesShownIn('pt')).toEqual(expect.arrayContaining(['Dezembro', 'Janeiro']));
    await tangent('announce list');
    expect(lines.join('\n')).toMatch(/december +pt {2}Dezembro/);
    const bad = ['--title', 'x', '--body', 'x', '--link', '//evil.example', ...until];
    await expect(tangent('announce write', 'x', 'pt', ...bad)).rejects.toThrow('link: invalid_website');
    await tangent('announce end', 'december');
    expect(await titlesShownIn('pt')).not.toContain('Dezembro');
    expect(await titlesShownIn('pt')).toContain('Janeiro');
    await expect(tangent('announce end', 'december')).rejects.toThrow();
  } finally {
    log.mockRestore();
    vi.unstubAllEnvs();
  }
  const actions = await app.db.select().from(audit_events).where(eq(audit_events.subject_id, 'december'));
  expect(actions.map(({ action, actor_kind }) => `${action} ${actor_kind}`).sort()).toEqual([
    'announcement.ended system',
    'announcement.written system',
  ]);
});
