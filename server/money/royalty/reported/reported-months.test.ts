import fs from 'node:fs/promises';
import { notifications } from '@tangent/db/schema/events/activity.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import { and, asc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  buildMoneyWorld,
  importReport,
  type MoneyWorld,
  type ReportLine,
} from '../../../testing/harness/money-world.ts';
import { createTestApp, type TestApp } from '../../../testing/harness/test-app.ts';
import type { ReportedMonth } from './jobs.ts';
import { listReportedAccounts, listReportedMonths } from './list-reported-months.ts';
import { noteReportedMonths } from './note-reported-months.ts';
import { buildReportedEmail } from './send-reported-mail.ts';

let app: TestApp;
let world: MoneyWorld;
beforeAll(async () => {
  app = await createTestApp();
  await fs.mkdir(app.incoming_folder, { recursive: true });
  world = await buildMoneyWorld({ ...app, log: pino({ level: 'silent' }) });
});
afterAll(() => app.close());

const report = (store: string, period: string, ...lines: ReportLine[]) =>
  importReport(world.context, { store, period, lines });
const today = () => utcDay(app.clock.now().getTime());

test('a day has the months that stores reported for the first time, once for each store and month, and no other account', async () => {
  const [{ account_id, tracks }, other] = [world.releases[0], world.releases[1]] as [
    MoneyWorld['releases'][number],
    MoneyWorld['releases'][number],
  ];
  const isrc = tracks[2]?.isrc ?? '';
  await report('spotify', '2025-01', { isrc, amount: '100' });
  await report('deezer', '2025-01', { isrc, amount: '20' });
  const day = today();
  const list = async (id: string, on = day) =>
    (await listReportedMonths(app.db, id, on)).map(({ store_id, month }) => [store_id, month]);
  expect(await list(account_id)).toEqual([
    ['spotify', '2025-01'],
    ['deezer', '2025-01'],
  ]);
  expect(await app.db.transaction((tx) => listReportedAccounts(tx, day))).toContain(account_id);
  expect(await list(other.account_id)).toEqual([]);
  expect(await list(account_id, addDays(day, -1))).toEqual([]);

  await noteReportedMonths(app.db, { account_id, day }, app.clock.now());
  const saved = and(eq(notifications.account_id, account_id), eq(notifications.type, 'month_reported'));
  const rows = await app.db.select().from(notifications).where(saved).orderBy(asc(notifications.created_at));
  expect(rows.map(({ params }) => params)).toMatchObject([{ reports: 2, store_id: 'spotify', month: '2025-01' }]);

  // A later report of the same store and month, such as a correction, is no news; another month is.
  await app.clock.advance(86_400_000);
  await report('spotify', '2025-01', { isrc, amount: '7' });
  expect(await list(account_id, today())).toEqual([]);
  await report('spotify', '2025-02', { isrc, amount: '5' });
  expect(await list(account_id, today())).toEqual([['spotify', '2025-02']]);
});

const month = (store: string, period: string, amount_micros: number): ReportedMonth => ({
  store_id: store.toLowerCase(),
  store,
  month: period,
  amount_micros,
});
const EXPECTED = {
  en: ['October 2026', '$131.00', 'January 14, 2027'],
  es: ['octubre de 2026', 'USD 131.00', '14 de enero de 2027'],
  pt: ['outubro de 2026', 'US$ 131,00', '14 de janeiro de 2027'],
  tr: ['Ekim 2026', '$131,00', '14 Ocak 2027'],
} as const;

test.each(LANGUAGES)(
  'the email says what was earned, when it can be withdrawn, and each store and month in %s',
  async (language) => {
    const { t } = await loadTexts(language);
    const months = [month('Spotify', '2026-10', 120_004_000), month('Deezer', '2026-09', 11_000_000)];
    const read = (facts: { months: ReportedMonth[]; today: string }) => {
      const email = buildReportedEmail(t, language, facts, 'Rita');
      return { ...email, plain: [email.subject, email.heading, ...email.paragraphs].join(' ').replaceAll(/\s+/g, ' ') };
    };
    const both = read({ months, today: '2026-11-20' });
    expect(both.plain).not.toMatch(/\{\w+\}|mail\.\w/);
    for (const text of EXPECTED[language]) expect(both.plain).toContain(text);
    expect(both.rows?.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^Spotify, /),
      expect.stringMatching(/^Deezer, /),
    ]);
    expect(both.action?.path).toBe('/royalties?view=entries&from=2026-09&to=2026-10');
    expect(both.footer).toBeUndefined();
    const one = read({ months: months.slice(0, 1), today: '2027-01-14' });
    expect(one.subject).toContain('Spotify');
    expect(one.plain).toContain(t('mail.month_reported.now'));
    expect(one.action?.path).toBe('/royalties?view=entries&platform=spotify&from=2026-10&to=2026-10');
  },
);
