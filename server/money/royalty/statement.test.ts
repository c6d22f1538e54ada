import {
  getRoyaltyStatement,
  listRoyaltyStatements,
  STATEMENT_CSV_PATH,
  STATEMENT_PDF_PATH,
} from '@tangent/contract/money/royalty-statement.ts';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPostedReport } from '../../testing/fixtures/royalty-rows.ts';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, trackDraft } from '../../testing/fixtures/test-release.ts';
import { addAudio } from '../../testing/fixtures/test-upload.ts';
import { readPdf } from '../../testing/harness/read-pdf.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { ORIGIN } from '../../testing/harness/test-http.ts';

let app: TestApp;
let owner: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  owner = await signUp(app);
  await grantPlanTo(app, owner, 'pro');
  const tracks = [
    trackDraft(await addAudio(app, owner), { title: '=HYPERLINK("http://evil","Şarkı")' }),
    trackDraft(await addAudio(app, owner), { title: 'Gece Yarısı, İkinci' }),
  ];
  const release = await addDraft(app, owner, { title: '@Yıldız', release_type: 'ep', tracks });
  const lines = release.tracks.flatMap(({ id: track_id }, index) => [
    { track_id, gross_micros: BigInt(1_234_567 * (index + 1)), country: 'TR', units: 7 },
    { track_id, gross_micros: -3_333n, country: 'DE', units: -1 },
  ]);
  const report = { owner_id: owner.user._id, period: '2027-01', lines };
  await addPostedReport(app, { ...report, store_id: 'spotify', name: '-1+1 report.csv' });
  await addPostedReport(app, { ...report, store_id: 'deezer', currency: 'EUR', rate: '1.25' });
  await addPostedReport(app, { ...report, store_id: 'deezer', period: '2026-12' });
});
afterAll(() => app.close());

function download(path: string, period: string, { session }: { session: string }) {
  const headers = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' };
  return app.http.inject({ url: path.replace(':period', period), headers, cookies: { '__Host-session': session } });
}

const micros = (dollars: string) => Math.round(Number(dollars) * 1_000_000);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('a statement as CSV has every line of the month; its numbers equal the numbers of the screen', async () => {
  const response = await download(STATEMENT_CSV_PATH, '2027-01', owner);
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="royalties-2027-01.csv"',
  });
  const { data, errors } = Papa.parse<Record<string, string>>(response.body.slice(1), {
    header: true,
    skipEmptyLines: true,
  });
  expect([errors, data.length]).toEqual([[], 8]);
  const { body: month } = await owner.call(getRoyaltyStatement, { params: { period: '2027-01' } });
  const total = (name: string) => sum(data.map((row) => micros(row[name] ?? '')));
  expect([total('amount_usd'), total('net_usd'), total('gross_usd')]).toEqual([
    month.amount_micros,
    month.net_micros,
    month.gross_micros,
  ]);
  expect([sum(data.map((row) => Number(row.units))), data.length]).toEqual([month.units, month.lines]);
  expect(data.find((row) => row.platform === 'Deezer')).toMatchObject({
    currency: 'EUR',
    rate: '1.25',
    rate_date: '2027-01-01',
  });
});

test('a cell that a spreadsheet would run as a formula is text in a statement, and an amount below zero is a number', async () => {
  const { body } = await download(STATEMENT_CSV_PATH, '2027-01', owner);
  const { data } = Papa.parse<Record<string, string>>(body.slice(1), { header: true, skipEmptyLines: true });
  const cells = data.flatMap((row) => Object.values(row));
  const dangerous = cells.filter((cell) => /^[=+\-@\t\r]/.test(cell));
  expect(dangerous.length).toBeGreaterThan(0);
  expect(dangerous.filter((cell) => !/^-\d+(\.\d+)?$/.test(cell))).toEqual([]);
  expect(data[0]).toMatchObject({
    track: `'=HYPERLINK("http://evil","Şarkı")`,
    release: "'@Yıldız",
    source_file: "'-1+1 report.csv",
  });
});

test('a statement as PDF has the same totals, and every letter of every name', async () => {
  const response = await download(STATEMENT_PDF_PATH, '2027-01', owner);
  expect(response.headers['content-type']).toBe('application/pdf');
  const text = readPdf(response.rawPayload);
  const { body: month } = await owner.call(getRoyaltyStatement, { params: { period: '2027-01' } });
  const dollars = (amount: number) => `$${(amount / 1_000_000).toFixed(6)}`;
  for (const amount of [month.amount_micros, month.net_micros, month.gross_micros])
    expect(text).toContain(dollars(amount));
  for (const { track, amount_micros } of month.tracks) {
    expect(text).toContain(track.title);
    expect(text).toContain(dollars(amount_micros));
  }
  for (const name of ['January 2027', 'Spotify', 'Deezer', 'Gece Yarısı, İkinci', '@Yıldız'])
    expect(text).toContain(name);
});

test('statements are listed by month with the report of each platform, the newest first; months of other accounts are not found', async () => {
  const { items } = (await owner.call(listRoyaltyStatements)).body;
  expect(
    items.map(({ period, lines, platforms }) => [period, lines, platforms.map(({ name }) => name).toSorted()]),
  ).toEqual([
    ['2027-01', 8, ['Deezer', 'Spotify']],
    ['2026-12', 4, ['Deezer']],
  ]);
  for (const month of items) expect(sum(month.platforms.map((one) => one.amount_micros))).toBe(month.amount_micros);
  const older = await owner.call(listRoyaltyStatements, { query: { before: '2027-01' } });
  expect(older.body.items).toEqual(items.slice(1));
  const stranger = await signUp(app);
  for (const path of [STATEMENT_CSV_PATH, STATEMENT_PDF_PATH]) {
    expect((await download(path, '2027-01', stranger)).statusCode).toBe(404);
    expect((await download(path, '2027-13', owner)).statusCode).toBe(404);
    expect((await download(path, '2027-01', { session: 'nobody' })).statusCode).toBe(401);
  }
});
